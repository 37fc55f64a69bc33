import type { Translation } from "../translation";

/** Titles, headings and sentences of the storefront's pages. */
export const en = {
  brand: "Haat",
};

export const bn: Translation<typeof en> = {
  brand: "হাট",
};
