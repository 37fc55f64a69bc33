import { join } from "node:path";
import { photographs } from "./content/photographs.content";

/** Where the demo's photographs are when it runs from its source; a bundle is told. */
export const photographsFolder = join(import.meta.dirname, "photographs");

const names = new Set(
  Object.entries(photographs).flatMap(([shop, ofShop]) => ofShop.map((name) => `${shop}/${name}`)),
);

/** Whether there is a photograph of that name, such as `kacha-bazar/potato` or `kacha-bazar/banners/rice`. */
export const isPhotographed = (name: string): boolean => names.has(name);

/** All of their names. */
export const photographNames: readonly string[] = [...names];
