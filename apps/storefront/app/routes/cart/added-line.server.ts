import type { Shop } from "../../server/http/shop-of-page.server";

/** What the cart's address says of a line that was just added without scripts: which, and from which page of the shop. */
const query = { line: "added", from: "from" } as const;

/** The cart's page, which says what was added where no sheet can. @param from the path of the page it was added on */
export const addedHref = ({ paths }: Shop, line: string, from: string) =>
  `${paths.cart}?${new URLSearchParams({ [query.line]: line, [query.from]: from })}`;

/** @returns nothing where the address names no line */
export function readAdded({ paths }: Shop, params: URLSearchParams) {
  const line = params.get(query.line);
  if (!line) return undefined;
  const from = params.get(query.from) ?? "";
  const products = paths.product("");
  return { line, from: from.startsWith(products) ? from : paths.products("all") };
}
