import { buyableOf } from "@haat/contract/shared/buyable";
import type { Measure, MeasureUnit, UnitBasis } from "@haat/contract/shared/measure";
import type { UnitPrice } from "@haat/contract/shop/catalogue.contract";

/** What packs hold and what their prices come to: the one rule of it. */

type Kind = "mass" | "volume" | "piece";

/** Each unit in grams, millilitres or pieces. */
const units: Readonly<Record<MeasureUnit, { kind: Kind; size: number }>> = {
  g: { kind: "mass", size: 1 },
  kg: { kind: "mass", size: 1000 },
  ml: { kind: "volume", size: 1 },
  l: { kind: "volume", size: 1000 },
  piece: { kind: "piece", size: 1 },
};

/** From so many grams or millilitres on a price is said for a kilogram or a litre; below, for a hundred. */
const largeFrom = 250;

const sizes: Readonly<Record<UnitBasis, number>> = { kg: 1000, "100g": 100, l: 1000, "100ml": 100, piece: 1 };

/** A price in poisha, and what is had for it. */
export interface Pack {
  price: number;
  measure: Measure | null;
}

/** With how many there are of it, or 1 for some. */
export interface StockedPack extends Pack {
  stock: number;
}

const sizeOf = ({ amount, unit }: Measure) => amount * units[unit].size;

/** What two columns of a row say of a pack. */
export function measureOf(amount: number | null, unit: MeasureUnit | null): Measure | null {
  return amount === null || unit === null ? null : { amount, unit };
}

/**
 * For how much all packs of a product are priced, so that they can be compared: the largest of them decides.
 * @returns nothing where none says what it holds, or they are counted in different ways
 */
export function basisOf(packs: readonly Pack[]): UnitBasis | undefined {
  const measures = packs.flatMap(({ measure }) => measure ?? []);
  const [kind, ...others] = new Set(measures.map(({ unit }) => units[unit].kind));
  if (kind === undefined || others.length > 0) return undefined;
  if (kind === "piece") return "piece";
  const isLarge = Math.max(...measures.map(sizeOf)) >= largeFrom;
  if (kind === "mass") return isLarge ? "kg" : "100g";
  return isLarge ? "l" : "100ml";
}

/** What a pack's price comes to, in whole poisha, half up; nothing where it does not say what it holds. */
export function unitPriceOf({ price, measure }: Pack, per: UnitBasis | undefined): UnitPrice | null {
  if (!measure || per === undefined) return null;
  const size = sizeOf(measure);
  // Whole numbers below 2^53: neither the product nor its half is rounded on the way.
  return { price: Math.floor((2 * price * sizes[per] + size) / (2 * size)), per };
}

/** The lowest of a product's packs that can be bought, and whether others of them come to another one. */
export function lowestUnitPrice(packs: readonly StockedPack[]): (UnitPrice & { varies: boolean }) | null {
  const per = basisOf(packs);
  const found = buyableOf(packs).flatMap((pack) => unitPriceOf(pack, per)?.price ?? []);
  if (per === undefined || found.length === 0) return null;
  const price = Math.min(...found);
  return { price, per, varies: found.some((other) => other !== price) };
}
