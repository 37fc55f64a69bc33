import type { ProductContent } from "./shop-content";

/** One full choice of a product, as the content describes it. */
export interface CombinationContent {
  /** Value key by attribute key, in the order of choosing. */
  choice: Record<string, string>;
  /** The value keys joined by `+`. */
  key: string;
  /** Poisha. */
  price: number;
  /** Poisha. */
  oldPrice: number | null;
  /** Pieces. */
  stock: number;
}

/** Every combination that exists of a product, in order; none where it has no choices. */
export function combinationsOf(product: ProductContent): CombinationContent[] {
  if (!product.choices) return [];
  const { of, stocks, missing = [], extra = {} } = product.choices;
  const choices = Object.entries(of).reduce<Record<string, string>[]>(
    (partial, [attribute, values]) =>
      partial.flatMap((choice) => values.map((value) => ({ ...choice, [attribute]: value }))),
    [{}],
  );
  return choices
    .map((choice) => ({ choice, values: Object.values(choice), key: Object.values(choice).join("+") }))
    .filter(({ key }) => !missing.includes(key))
    .map(({ choice, values, key }, position) => {
      const more = values.reduce((sum, value) => sum + (extra[value] ?? 0), 0);
      return {
        choice,
        key,
        price: product.price + more,
        oldPrice: product.oldPrice === undefined ? null : product.oldPrice + more,
        stock: stocks[position % stocks.length] ?? 0,
      };
    });
}
