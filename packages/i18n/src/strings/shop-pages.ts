import type { Translation } from "../translation";

/** Sentences of the pages that show goods: home, lists, search, product, the shop's own pages. */
export const en = {} as const;

export const bn: Translation<typeof en> = {};
