import type { FieldErrors } from "@haat/ui/primitives/field/field";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import type { AskedGoods } from "./asked-goods.server";
import { lookFields } from "./order-entry.form";

/** What the page shows of what is asked for. */
interface Shown {
  /** The names of the fields for pieces, in their order. */
  pieces: readonly string[];
  /** Pieces of something are asked for. */
  isChosen: boolean;
  /** All of the place is said, or none is needed. */
  isPlaced: boolean;
}

/** What keeps the cost from being known, by the field that mends it: pieces that are no number, or what is missing. */
export function costErrors(
  { translate }: ConsoleContext,
  { unread, asksForCost, id_city, area }: AskedGoods,
  { pieces, isChosen, isPlaced }: Shown,
): FieldErrors<string> {
  const wrong = pieces.filter((name) => unread.includes(name));
  const errors: Record<string, string[]> = Object.fromEntries(
    wrong.map((name) => [name, [translate("orderEntry.missing.number")]]),
  );
  if (!asksForCost) return errors;
  const [first] = pieces;
  if (!isChosen && first !== undefined) errors[first] = [translate("orderEntry.missing.pieces")];
  if (isPlaced) return errors;
  if (id_city === undefined) errors[lookFields.city] = [translate("orderEntry.missing.city")];
  if (area.trim() === "") errors[lookFields.area] = [translate("orderEntry.missing.area")];
  return errors;
}
