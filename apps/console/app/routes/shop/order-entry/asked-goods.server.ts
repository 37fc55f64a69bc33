import { business, shippingMethods, type ShippingMethod } from "@haat/contract/shared/business-constants";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import type { EnteredLine } from "@haat/contract/seller/order-entry.contract";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { areaNamed } from "../../../server/present/places.server";
import { lookFields as fields } from "./order-entry.form";

/** What the page's address asks for. */
export interface AskedGoods {
  /** One piece for what is no number, so that it stays on the page until that is mended. */
  lines: EnteredLine[];
  /** Something is asked for beyond what an order has room for, and is in none of its lines. */
  isTooMuch: boolean;
  /** The pieces as they were typed, by the names of their fields; without those that were left empty. */
  typed: Record<string, string>;
  /** The names of the fields whose pieces are no number. */
  unread: string[];
  /** The cost is asked for, not only goods. */
  asksForCost: boolean;
  search: string;
  shipping_method: ShippingMethod;
  id_city: number | undefined;
  /** As it was typed. */
  area: string;
}

const unitShape = /^p(\d{1,9})(?:_(\d{1,9}))?$/;

/** Pieces as they were typed, in either script: 0 where nothing was, undefined for what is no number. */
function piecesOf(typed: string): number | undefined {
  const digits = toLatinDigits(typed).trim();
  return /^\d{0,6}$/.test(digits) ? Math.min(Number(digits), business.maxQuantityPerProduct) : undefined;
}

/** Reads what a page's address asks for; what is none of it is left out. */
export function askedGoods(request: Request): AskedGoods {
  const query = new URL(request.url).searchParams;
  const typed = [...query].filter(([name, text]) => unitShape.test(name) && text.trim() !== "");
  const lines = typed.flatMap(([name, text]) => {
    const [, product, combination] = unitShape.exec(name) ?? [];
    const quantity = piecesOf(text) ?? 1;
    if (quantity === 0) return [];
    return [{ id_product: Number(product), id_combination: Number(combination ?? 0) || undefined, quantity }];
  });
  const shipping_method =
    query.get(fields.way) === String(shippingMethods.pickUp)
      ? shippingMethods.pickUp
      : shippingMethods.homeDelivery;
  const city = query.get(fields.city) ?? "";
  return {
    lines: lines.slice(0, business.maxCartLines),
    isTooMuch: lines.length > business.maxCartLines,
    typed: Object.fromEntries(typed),
    unread: typed.flatMap(([name, text]) => (piecesOf(text) === undefined ? [name] : [])),
    asksForCost: query.has(fields.cost),
    search: (query.get(fields.search) ?? "").slice(0, 100),
    shipping_method,
    id_city: /^\d{1,9}$/.test(city) ? Number(city) : undefined,
    area: (query.get(fields.area) ?? "").slice(0, 200),
  };
}

/** The page's address that asks for this, without a search. */
export const addressOf = (
  { shipping_method, id_city, area }: AskedGoods,
  pieces: Record<string, string>,
): Record<string, string> => ({
  ...pieces,
  [fields.way]: String(shipping_method),
  [fields.city]: String(id_city ?? ""),
  [fields.area]: area,
});

/** Where it goes: an area of the list, or the name that was typed. */
export async function destinationOf(
  context: ConsoleContext,
  { id_city, area }: Pick<AskedGoods, "id_city" | "area">,
) {
  if (id_city === undefined) return {};
  const id_area = await areaNamed(context, id_city, area);
  return id_area === undefined ? { id_city, area_name: area } : { id_city, id_area };
}
