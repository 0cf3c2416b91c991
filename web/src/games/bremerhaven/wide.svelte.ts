import { MediaQuery } from "svelte/reactivity";

/** Room for boards and harbour at the same time; elsewhere one turns from one to the other. */
export const wide = new MediaQuery("(min-width: 1241px) and (min-height: 801px)");
