import type { z } from "zod";
import { oneWord } from "./choices";

export const shopStatus = oneWord("Where a shop stands", {
  draft: "being filled by its people; nobody else sees it",
  sent: "waits for the platform's decision",
  changes_asked: "the platform asked for changes before it decides",
  approved: "open: it is found, looked at and bought from",
  paused: "paused by its people: looked at, not bought from",
  suspended: "closed by the platform; open orders are still finished",
  rejected: "turned down by the platform",
  closing: "closed by its owner, who may still take that back; open orders are still finished",
  closed: "closed by its owner for good",
  test: "the test shop of another shop: looked at and bought from by test customers alone, listed nowhere",
});
export type ShopStatus = z.infer<typeof shopStatus>;

/** What can be done about where a shop stands. */
export const shopMove = oneWord("What is done about where a shop stands", {
  send: "its people send it for review",
  approve: "the platform opens it",
  ask_changes: "the platform asks for changes, with remarks",
  reject: "the platform turns it down, with a reason",
  pause: "its people stop selling for a while",
  resume: "its people sell again",
  suspend: "the platform closes it, with a reason",
  reinstate: "the platform opens it again",
  close: "its owner closes it",
  reopen: "its owner takes the closing back",
  finish: "time makes the closing final",
  halt_test: "a test shop closes with the shop that it belongs to",
  resume_test: "a test shop opens with it again",
});
export type ShopMove = z.infer<typeof shopMove>;

interface Move {
  from: readonly ShopStatus[];
  to: ShopStatus;
  /** Whose move it is: that of the shop's own people, of its owner alone, of the platform's people, or of its own work. */
  by: "member" | "owner" | "staff" | "platform";
}

/** The one table of moves; the database has the same one (migration `sent_again`), and a test compares them. */
export const shopMoves: Readonly<Record<ShopMove, Move>> = {
  /** Of a shop that was turned down, too: what the reason names is mended, and its people send it once more. */
  send: { from: ["draft", "changes_asked", "rejected"], to: "sent", by: "member" },
  approve: { from: ["sent"], to: "approved", by: "staff" },
  /** Of a shop that was turned down, too: so a mistake of the platform's is put right. */
  ask_changes: { from: ["sent", "rejected"], to: "changes_asked", by: "staff" },
  reject: { from: ["sent", "changes_asked"], to: "rejected", by: "staff" },
  pause: { from: ["approved"], to: "paused", by: "member" },
  resume: { from: ["paused"], to: "approved", by: "member" },
  suspend: { from: ["approved", "paused"], to: "suspended", by: "staff" },
  reinstate: { from: ["suspended"], to: "approved", by: "staff" },
  close: { from: ["approved", "paused"], to: "closing", by: "owner" },
  /** It sells nothing before somebody has looked what is still in stock: prices and pieces may be a month old. */
  reopen: { from: ["closing"], to: "paused", by: "owner" },
  finish: { from: ["closing"], to: "closed", by: "platform" },
  /** A trigger makes both, with the move of the shop that is tried out (docs/decisions/073). */
  halt_test: { from: ["test"], to: "suspended", by: "platform" },
  resume_test: { from: ["suspended"], to: "test", by: "platform" },
};

/** The moves that may be made from where a shop stands. */
export function movesFrom(status: ShopStatus, by: Move["by"]): ShopMove[] {
  const all = Object.keys(shopMoves) as ShopMove[];
  return all.filter((move) => shopMoves[move].by === by && shopMoves[move].from.includes(status));
}

/** Whether it is the test shop of another shop. */
export const isTest = (status: ShopStatus) => status === "test";

/** Whether shoppers may look at the shop. */
export const isShown = (status: ShopStatus) => status === "approved" || status === "paused" || isTest(status);

/** Whether shoppers may buy from it. */
export const isSelling = (status: ShopStatus) => status === "approved" || isTest(status);

/** Whether its people may still change what an application answers: until the shop is closed for good. */
export const isFillable = (status: ShopStatus) => status !== "closed";

/** Whether its owner closed it, be it for good or not yet. */
export const isClosedByOwner = (status: ShopStatus) => status === "closing" || status === "closed";

/** Whether nobody may look at it, also not by a link to its preview. */
export const isShut = (status: ShopStatus) =>
  status === "suspended" || status === "rejected" || isClosedByOwner(status);

/** Whether it was open once: its addresses were given to people, and lead nowhere else. */
export const wasOpened = (status: ShopStatus) =>
  isShown(status) || status === "suspended" || isClosedByOwner(status);

/** Whether it was never open: its address label may still be changed without a trace. */
export const isUnopened = (status: ShopStatus) =>
  ["draft", "sent", "changes_asked", "rejected"].includes(status);
