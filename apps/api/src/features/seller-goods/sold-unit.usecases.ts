import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { findOwnProducts } from "../catalogue/own-search.usecases";
import { findUnits, listUnits, type UnitRow } from "./sold-unit.repository";

/** How a product or combination is called: its own name, and what is chosen of it. */
export const unitNames = ({ name, values }: Pick<UnitRow, "name" | "values">, language: Language) => ({
  name: textIn(language, name),
  choice: values.map((value) => textIn(language, value)).join(", "),
});

/** What customers can buy now, found by a search: products best first, so many rows at most. */
export async function searchSoldUnits(
  services: Services,
  scope: MemberScope,
  text: string,
  most: number,
): Promise<UnitRow[]> {
  const ids = await findOwnProducts(services, scope.shopId, text, most);
  if (!ids) return [];
  const asked = { shopId: scope.shopId, view: "live", ids } as const;
  const found = await inTransaction(services.db, (tx) => listUnits(tx, asked, most), scope);
  return found.sort((one, other) => ids.indexOf(one.productId) - ids.indexOf(other.productId));
}

/** What names something that is sold: a product without attributes, or one of its combinations. */
export interface UnitName {
  productId: number;
  combinationId: number | null;
}

/** Some of what a shop sells; nothing for what is not sold any more. */
export async function findSoldUnits(
  tx: Queryable,
  shopId: number,
  wanted: readonly UnitName[],
): Promise<(wanted: UnitName) => UnitRow | undefined> {
  const found = await findUnits(tx, shopId, [...new Set(wanted.map(({ productId }) => productId))]);
  return ({ productId, combinationId }) =>
    found.find((unit) => unit.productId === productId && unit.combinationId === combinationId);
}
