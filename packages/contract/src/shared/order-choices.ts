import { z } from "zod";
import { oneWord } from "./choices";

const reachedStages = {
  accept: "the shop has taken it",
  packed: "accepted, and its goods are packed",
  in_store: "ready to be picked up at the store",
  shipped: "on its way to the customer",
  delivered: "handed over",
  cancel: "cancelled, by the customer or the shop",
} as const;

/** Where an order stands at its shop: its status, and whether what is accepted is packed. */
export const orderStage = oneWord("Where an order stands at its shop", {
  pending: "placed, the shop has not looked at it yet",
  ...reachedStages,
});
export type OrderStage = z.infer<typeof orderStage>;

/** Where a shop can move an order: no order becomes new again. */
export const orderTarget = oneWord("Where a shop moves an order", reachedStages);

export const orderActorKind = oneWord("Who did something with an order", {
  customer: "who ordered",
  member: "somebody of the shop",
  program: "a program with an API key of the shop",
  platform: "the platform itself",
});

export const orderSource = oneWord("How an order that a shop wrote down itself reached it", {
  phone: "the customer called",
  message: "the customer wrote, as on Facebook or WhatsApp",
  counter: "the customer came",
});
export type OrderSource = z.infer<typeof orderSource>;

export const deskLane = oneWord("What is to be done with orders at a shop's desk", {
  accept: "to accept",
  pack: "to pack",
  hand_over: "packed, to be handed over or laid ready",
  on_the_way: "on the way to the customer",
  pick_up: "waiting to be picked up",
});
export type DeskLane = z.infer<typeof deskLane>;

export const cancelReason = oneWord("Why a shop cancels an order", {
  unreachable: "the customer cannot be reached",
  fake: "nobody means it",
  no_stock: "the goods are not there",
  area: "the shop does not bring it there",
  asked: "the customer asked for it",
  refused: "the customer did not take the parcel",
  lost: "the parcel was lost",
  returned: "the parcel came back",
  other: "what its note says",
});
export type CancelReason = z.infer<typeof cancelReason>;

/** For which of them the parcel is back in the shop, or on its way there. */
export const returnReasons = ["refused", "returned"] as const satisfies readonly CancelReason[];

export const isReturn = (reason: CancelReason | null) => returnReasons.some((each) => each === reason);

/** Of a cancelled order: it was sent out, and was not taken or came back. */
export const isReturned = z.boolean();

/** An order's state as people read it: what came back counts as cancelled, and has a word of its own. */
export const shownState = <State extends string>(state: State, isReturned: boolean): State | "returned" =>
  isReturned ? "returned" : state;

/** Which reasons there are before an order is on its way, and from then on. */
export const cancelReasons = {
  before: ["unreachable", "fake", "no_stock", "area", "asked", "other"],
  onTheWay: ["refused", "lost", "returned", "other"],
} as const satisfies Record<string, readonly CancelReason[]>;

/** The reasons for which an order may be cancelled where it stands. */
export const cancelReasonsAt = (stage: OrderStage): readonly CancelReason[] =>
  stage === "shipped" ? cancelReasons.onTheWay : cancelReasons.before;
