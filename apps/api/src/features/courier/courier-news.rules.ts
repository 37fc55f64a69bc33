import type { ParcelState } from "@haat/contract/shared/courier-choices";

/** What couriers' words mean: those of Steadfast, then those of Pathao, each as it is publicly known. */
const meanings: Readonly<Record<string, ParcelState>> = {
  in_review: "handed_over",
  pending: "on_the_way",
  hold: "held",
  delivered: "delivered",
  partial_delivered: "part_delivered",
  cancelled: "returning",
  pickup_requested: "handed_over",
  assigned_for_pickup: "handed_over",
  picked: "on_the_way",
  at_the_sorting_hub: "on_the_way",
  in_transit: "on_the_way",
  received_at_last_mile_hub: "on_the_way",
  assigned_for_delivery: "on_the_way",
  partial_delivery: "part_delivered",
  on_hold: "held",
  delivery_failed: "held",
  return: "returning",
  returned: "returning",
  paid_return: "returning",
};

/** What a courier's word means; null where it is not known. */
export function meaningOf(word: string): ParcelState | null {
  const key = word
    .toLowerCase()
    .replace(/[^a-z]+/g, "_")
    .replace(/_approval_pending$/, "");
  return Object.hasOwn(meanings, key) ? (meanings[key] ?? null) : null;
}

/** After these a courier has nothing more to say. */
export const isLastWord = (state: ParcelState | null) => state === "delivered" || state === "part_delivered";
