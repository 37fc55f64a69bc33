import { priceField } from "@haat/contract/seller/product-fields";
import type { ProductContent } from "@haat/contract/seller/product-content";
import { DomainError, type FieldError } from "../../process/domain-error";

const amountsOf = ({ price, old_price }: Partial<Pick<ProductContent, "price" | "old_price">>) =>
  [price, old_price].filter((amount) => typeof amount === "number");

/** Every amount of a content, in poisha. */
export function pricesIn(content: ProductContent): Set<number> {
  return new Set([...amountsOf(content), ...content.combinations.flatMap(amountsOf)]);
}

/**
 * Lets nobody write a price that is no whole taka, or none at all; what was there before may stay.
 * @param known amounts that the draft or the product has already
 * @throws invalid_input
 */
export function requireWrittenPrices(change: Partial<ProductContent>, known: ReadonlySet<number>): void {
  const isWrong = (amount: number | null | undefined) =>
    typeof amount === "number" && !known.has(amount) && !priceField.safeParse(amount).success;
  const wrong: FieldError[] = (["price", "old_price"] as const)
    .filter((field) => isWrong(change[field]))
    .map((field) => ({ field, code: "price_invalid" }));
  if ((change.combinations ?? []).some(({ price, old_price }) => isWrong(price) || isWrong(old_price)))
    wrong.push({ field: "combinations", code: "price_invalid" });
  if (wrong.length > 0) throw new DomainError("invalid_input", {}, wrong);
}
