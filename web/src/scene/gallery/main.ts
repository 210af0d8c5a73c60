/** The gallery of scenes, for development only: `python -m scenes` in `tests` writes what it shows. */
import { mount } from "svelte";
import "../../fonts.css";
import Gallery from "./Gallery.svelte";

const scenes = await (await fetch("/src/scene/gallery/scenes.json")).json();
mount(Gallery, { target: document.body, props: { scenes } });
