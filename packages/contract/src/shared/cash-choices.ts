import type { z } from "zod";
import { oneWord } from "./choices";

export const cashKind = oneWord("What happened with cash", {
  collected: "a customer paid",
  difference: "a customer paid so much less (or more, below 0) than the order cost, with the reason",
  handed_in: "who had collected it put it into the till",
  fee: "a courier kept it for their work",
  put_in: "it was put into the till, such as change",
  taken_out: "it was taken out of the till, such as to the bank",
  counted: "the till was counted, and there was so much more, or less below 0",
});
export type CashKind = z.infer<typeof cashKind>;

export const cashHolder = oneWord("Who has cash", {
  till: "it is in the shop's till",
  member: "somebody of the staff",
  courier: "a courier",
  before: "it was paid before the shop had a ledger of cash",
});
export type CashHolder = z.infer<typeof cashHolder>;

export const cashHolderNow = oneWord("Who has cash now", {
  till: "it is in the shop's till",
  member: "somebody of the staff",
  courier: "a courier",
});
