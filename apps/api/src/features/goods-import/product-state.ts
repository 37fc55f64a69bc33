import { isDeepStrictEqual } from "node:util";
import { emptyContent, type ProductContent } from "@haat/contract/seller/product-content";
import type { ProductStatus } from "@haat/contract/shared/product-status";
import { changedParts } from "../product-draft/content-merge";
import type { Sold } from "../product-draft/sold-content";

/** All of a product that a file can change, at a moment. */
export interface ProductState {
  status: ProductStatus;
  content: ProductContent;
  /** Of a product without variants. */
  stock: number | null;
  /** Of each variant, by its number. */
  stocks: Record<string, number>;
}

/** A product as it is sold now. */
export const stateOf = ({ product, combinations, content }: Sold): ProductState => ({
  status: product.status,
  content,
  stock: product.hasAttributes ? null : product.stock,
  stocks: Object.fromEntries(combinations.map(({ id, stock }) => [String(id), stock])),
});

/** One that was kept before products had all that they have now: what it does not know, nobody had said. */
export function filledState(state: ProductState): ProductState {
  const { content } = state;
  const combinations = content.combinations.map((combination) => ({ ...unsaid, ...combination }));
  return { ...state, content: { ...emptyContent, ...content, combinations } };
}
const unsaid = { measure: null };

/** A movement that brings stock to what it is to be. */
export interface StockStep {
  combinationId: number | null;
  change: number;
}

/**
 * How a product comes back to what it was, where nobody changed since what is to come back.
 * @param before as it was, `after` as it was made, `now` as it is
 * @returns nothing where somebody did
 */
export function wayBack(before: ProductState, after: ProductState, now: ProductState) {
  const parts = changedParts(before.content, after.content);
  const isMoved =
    changedParts(after.content, now.content).some((part) => parts.includes(part)) ||
    (before.status !== after.status && now.status !== after.status) ||
    (before.stock !== after.stock && now.stock !== after.stock) ||
    Object.entries(after.stocks).some(
      ([id, pieces]) => before.stocks[id] !== pieces && now.stocks[id] !== pieces,
    );
  if (isMoved) return undefined;

  const content = { ...now.content };
  for (const part of parts) Object.assign(content, { [part]: before.content[part] });
  const steps: StockStep[] = Object.entries(before.stocks).flatMap(([id, pieces]) => {
    const there = now.stocks[id];
    if (pieces === after.stocks[id] || there === undefined) return [];
    return [{ combinationId: Number(id), change: pieces - there }];
  });
  if (before.stock !== after.stock && before.stock !== null && now.stock !== null)
    steps.push({ combinationId: null, change: before.stock - now.stock });
  return { content, steps, status: before.status === after.status ? now.status : before.status };
}

/** Keys of the pictures that come back where a product does. */
export function replacedPictures(before: ProductState, after: ProductState): string[] {
  const parts = changedParts(before.content, after.content);
  const { pictures, combinations } = before.content;
  const own = parts.includes("pictures") ? pictures : [];
  const ofVariants = parts.includes("combinations")
    ? combinations.flatMap(({ picture }) => picture ?? [])
    : [];
  return [...new Set([...own, ...ofVariants])];
}

/** Whether a product is to the letter what it was made. */
export const isUntouched = (after: ProductState, now: ProductState) =>
  isDeepStrictEqual(plain(after), plain(now));

/** As the database keeps it. */
const plain = (state: ProductState) => JSON.parse(JSON.stringify(state)) as unknown;
