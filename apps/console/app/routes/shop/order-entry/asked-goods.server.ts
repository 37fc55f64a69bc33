import { business, shippingMethods, type ShippingMethod } from "@haat/contract/shared/business-constants";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import type { EnteredLine } from "@haat/contract/seller/order-entry.contract";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { areaNamed } from "../../../server/present/places.server";
import { lookFields as fields } from "./order-entry.form";

/** What the page's address asks for. */
export interface AskedGoods {
  lines: EnteredLine[];
  /** The pieces as they were typed, by the names of their fields; without those that were left empty. */
  typed: Record<string, string>;
  /** The cost is asked for, not only goods. */
  asksForCost: boolean;
  search: string;
  shipping_method: ShippingMethod;
  id_city: number | undefined;
  /** As it was typed. */
  area: string;
  /** The same address, without the search. */
  query: Record<string, string>;
}

const unitShape = /^p(\d{1,9})(?:_(\d{1,9}))?$/;

/** Pieces as they were typed, in either script; 0 for what is no number. */
export function piecesOf(typed: string): number {
  const digits = toLatinDigits(typed).trim();
  return /^\d{1,6}$/.test(digits) ? Math.min(Number(digits), business.maxQuantityPerProduct) : 0;
}

/** Reads what a page's address asks for; what is none of it is left out. */
export function askedGoods(request: Request): AskedGoods {
  const query = new URL(request.url).searchParams;
  const lines = [...query].flatMap(([name, typed]) => {
    const [, product, combination] = unitShape.exec(name) ?? [];
    const quantity = piecesOf(typed);
    if (product === undefined || quantity === 0) return [];
    return [{ id_product: Number(product), id_combination: Number(combination ?? 0) || undefined, quantity }];
  });
  const shipping_method =
    query.get(fields.way) === String(shippingMethods.pickUp)
      ? shippingMethods.pickUp
      : shippingMethods.homeDelivery;
  const city = query.get(fields.city) ?? "";
  const area = (query.get(fields.area) ?? "").slice(0, 200);
  const asked = lines.slice(0, business.maxCartLines);
  return {
    lines: asked,
    typed: Object.fromEntries(
      [...query].filter(([name, text]) => unitShape.test(name) && text.trim() !== ""),
    ),
    asksForCost: query.has(fields.cost),
    search: (query.get(fields.search) ?? "").slice(0, 100),
    shipping_method,
    id_city: /^\d{1,9}$/.test(city) ? Number(city) : undefined,
    area,
    query: {
      ...Object.fromEntries(asked.map(({ quantity, ...unit }) => [nameOf(unit), String(quantity)])),
      [fields.way]: String(shipping_method),
      [fields.city]: city,
      [fields.area]: area,
    },
  };
}

/** The name of the field with the pieces of something. */
export const nameOf = ({ id_product, id_combination }: Omit<EnteredLine, "quantity">) =>
  fields.pieces(id_product, id_combination ?? null);

/** Where it goes: an area of the list, or the name that was typed. */
export async function destinationOf(
  context: ConsoleContext,
  { id_city, area }: Pick<AskedGoods, "id_city" | "area">,
) {
  if (id_city === undefined) return {};
  const id_area = await areaNamed(context, id_city, area);
  return id_area === undefined ? { id_city, area_name: area } : { id_city, id_area };
}
