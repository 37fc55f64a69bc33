import type { Translation } from "../translation";

/** Sentences of the marketing site: landing, store finder, help, policies. */
export const en = {} as const;

export const bn: Translation<typeof en> = {};
