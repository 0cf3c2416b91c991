// What this browser allows on this device; over plain http a phone allows little. What is not allowed is not offered.
export const canVibrate = (): boolean => typeof navigator.vibrate === "function" && matchMedia("(pointer: coarse)").matches;

export const canNotify = (): boolean => isSecureContext && "Notification" in window && Notification.permission !== "denied";

export const canStayAwake = (): boolean => "wakeLock" in navigator;

/** Whether the person lets us. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Only while nobody looks: else the page itself says it. */
export function notify(title: string, text: string): void {
  if (!canNotify() || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  try {
    new Notification(title, { body: text, tag: location.pathname });
  } catch {
    // phones notify only through a service worker, which we have not
  }
}

/** Keeps the screen on while the page is seen. Returns how to let go. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = async (): Promise<void> => {
    if (over || document.visibilityState !== "visible") return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) void lock?.release();
  };
  const again = (): void => void take();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
