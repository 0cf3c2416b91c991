import "@fontsource-variable/besley";
import "@fontsource-variable/archivo/wdth.css";
import "./css/tokens.css";
import "./css/comptoir.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
