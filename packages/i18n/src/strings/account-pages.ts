import type { Translation } from "../translation";

/** Sentences of the pages around buying and the account: cart, checkout, sign-in, profile, addresses, orders, invoice. */
export const en = {} as const;

export const bn: Translation<typeof en> = {};
