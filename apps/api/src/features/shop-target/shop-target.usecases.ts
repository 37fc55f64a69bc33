import type { ReadTarget, ShopTarget, TargetKind } from "@haat/contract/seller/shop-target";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { findOwnProducts } from "../catalogue/own-search.usecases";
import * as targets from "./shop-target.repository";

/** Where a row of a shop leads, as its table has it. */
export interface LeadingRow {
  targetKind: TargetKind;
  targetId: number | null;
  /** Nothing where it is gone. */
  targetName: { bn: string; en: string } | null;
}

/** Where something leads, in the language of who reads it. */
export const describeTarget = (row: LeadingRow, language: Language): ReadTarget => ({
  kind: row.targetKind,
  id: row.targetId,
  name: row.targetName ? textIn(language, row.targetName) : "",
});

/** Where something can lead in a shop: categories, ribbons, pages, coupons, and products that a search finds, the best first. */
export async function listTargets(
  services: Services,
  scope: MemberScope,
  language: Language,
  search = "",
): Promise<ReadTarget[]> {
  const { shopId } = scope;
  const found = (await findOwnProducts(services, shopId, search, business.targetsFound)) ?? [];
  const { places, products } = await inTransaction(
    services.db,
    async (tx) => ({
      places: await targets.listPlaces(tx, shopId),
      products: await targets.listProducts(tx, shopId, found),
    }),
    scope,
  );
  const all = { product: products, ...places };
  return (["product", "category", "ribbon", "page", "coupon"] as const).flatMap((kind) =>
    all[kind].map(({ id, ...name }) => ({ kind, id, name: textIn(language, name) })),
  );
}

/** @throws invalid_input where the shop does not have what something is to lead to */
export async function requireTarget(tx: Queryable, shopId: number, { kind, id }: ShopTarget): Promise<void> {
  if (kind === "none" || id === null) return;
  if (await targets.hasTarget(tx, shopId, kind, id)) return;
  throw new DomainError("invalid_input", {}, [{ field: "target", code: "target_unknown" }]);
}
