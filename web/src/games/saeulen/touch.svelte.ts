import { MediaQuery } from "svelte/reactivity";

/** Whether the board is used with fingers. */
export const touch = new MediaQuery("pointer: coarse");
