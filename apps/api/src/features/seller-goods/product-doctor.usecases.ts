import type { ProductFinding } from "@haat/contract/seller/seller-goods.contract";
import type { Language } from "@haat/contract/shared/languages";
import { isSelling, type ShopStatus } from "@haat/contract/shared/shop-status";
import { translator } from "@haat/i18n/translator";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { findStanding } from "./product-doctor.repository";

/** Why nobody can buy a product, from facts alone, what is to be mended first before all else. @throws product_not_found */
export async function examineProduct(
  { db }: Services,
  scope: MemberScope,
  { language, id, shopStatus }: { language: Language; id: number; shopStatus: ShopStatus },
) {
  const product = await inTransaction(db, (tx) => findStanding(tx, scope.shopId, id), scope);
  if (!product) throw new DomainError("product_not_found");
  const { status, stock, hasAttributes, shown } = product;
  const hasNoVariant = hasAttributes && shown === 0;
  const found: [ProductFinding, boolean][] = [
    ["shop_closed", !isSelling(shopStatus)],
    ["binned", status === "bin"],
    ["hidden", status === "hidden"],
    ["no_variant", hasNoVariant],
    ["sold_out", stock === 0 && !hasNoVariant],
  ];
  const translate = translator(language);
  return found.flatMap(([finding, isTrue]) =>
    isTrue ? [{ finding, message: translate(`goods.doctor.${finding}`) }] : [],
  );
}
