// Media queries as values.
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 760px");
export const narrow = new MediaQuery("max-width: 1180px");
