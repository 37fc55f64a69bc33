import type { ContentAttribute, ContentCombination } from "@haat/contract/seller/product-content";

/**
 * Every combination of the attributes' values, in their order. One that was there stays as it is; a new one that divides one
 * that was there, by one more attribute, has its price, contents and picture.
 */
export function madeCombinations(
  attributes: readonly ContentAttribute[],
  were: readonly ContentCombination[],
): ContentCombination[] {
  if (attributes.length === 0) return [];
  let rows: string[][] = [[]];
  for (const { values } of attributes) rows = rows.flatMap((row) => values.map(({ key }) => [...row, key]));
  return rows.map((values) => {
    const was = were.find((combination) => combination.values.join(" ") === values.join(" "));
    if (was) return was;
    const whole = were.find((combination) => combination.values.every((key) => values.includes(key)));
    const { price = null, old_price = null, measure = null, picture = null } = whole ?? {};
    return { values, price, old_price, measure, stock: null, picture, hidden: false };
  });
}

/** How many combinations there would be. */
export const countCombinations = (attributes: readonly ContentAttribute[]) =>
  attributes.reduce((product, { values }) => product * values.length, attributes.length > 0 ? 1 : 0);
