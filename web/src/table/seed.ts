/** The sha256 of a text in hexadecimal; null where the browser keeps its hashes for https. */
export async function hashOf(text: string): Promise<string | null> {
  if (typeof crypto.subtle === "undefined") return null;
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
