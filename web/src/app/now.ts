// The time in seconds since 1970, for what shows it: it beats once a second while anybody looks.
import { createSubscriber } from "svelte/reactivity";

const look = createSubscriber((update) => {
  const beat = setInterval(update, 1000);
  return () => clearInterval(beat);
});

export function now(): number {
  look();
  return Date.now() / 1000;
}
