import type {
  RibbonProduct,
  RibbonProductsView,
  SellerRibbon,
} from "@haat/contract/seller/seller-ribbons.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { findOwnProducts } from "../catalogue/own-search.usecases";
import { holdShop } from "../shop/shop.usecases";
import * as ribbons from "./ribbon.repository";
import type { RibbonProductRow } from "./ribbon.repository";
import { requireRibbon } from "./ribbon.usecases";

/** A part of the list, as it is asked for. */
export interface RibbonProductsListAsked {
  id: number;
  view: RibbonProductsView;
  search?: string | undefined;
  before?: number | undefined;
}

const describe = (row: RibbonProductRow, language: Language): RibbonProduct => ({
  id_product: row.id,
  name: textIn(language, row.name),
  picture: row.picture,
  status: row.status,
  is_by_hand: row.isByHand,
  is_by_rule: row.isByRule,
});

/** A page of the products beside a ribbon, newest first, or the best of what a search finds. @throws not_found */
export async function listProductsBesideRibbon(
  services: Services,
  scope: MemberScope,
  language: Language,
  { id, view, search = "", before }: RibbonProductsListAsked,
) {
  const { shopId } = scope;
  const most = business.sellerProductsPerPage;
  const found = (await findOwnProducts(services, shopId, search, most))?.slice(0, most);
  const asked = { shopId, ribbonId: id, isWearing: view === "wearing" && !found, ids: found };
  const { ribbon, rows } = await inTransaction(
    services.db,
    async (tx) => ({
      ribbon: await requireRibbon(tx, shopId, id),
      rows: await ribbons.listRibbonProducts(
        tx,
        { ...asked, before: found ? undefined : before },
        found ? Math.max(1, found.length) : most + 1,
      ),
    }),
    scope,
  );
  const shown = found ? inOrder(rows, found) : rows.slice(0, most);
  return {
    ribbon,
    products: shown.map((row) => describe(row, language)),
    next_before: !found && rows.length > most ? (shown.at(-1)?.id ?? null) : null,
  };
}

function inOrder(rows: RibbonProductRow[], ids: readonly number[]): RibbonProductRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Puts products on a ribbon by hand, or takes them off; what stands so already stays.
 * @throws not_found; product_not_found where one of them is none of the shop's, or in the bin
 */
export function changeRibbonProducts(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id, products, isOn }: { id: number; products: readonly number[]; isOn: boolean },
): Promise<SellerRibbon> {
  const { shopId } = scope;
  const now = clock.now();
  const wanted = [...new Set(products)];
  return inTransaction(
    db,
    async (tx) => {
      await holdShop(tx, shopId);
      const before = await requireRibbon(tx, shopId, id);
      const own = await ribbons.listOwnProducts(tx, shopId, wanted);
      if (own.length < wanted.length) throw new DomainError("product_not_found");
      const worn = wanted.map((productId) => ({ ribbonId: id, productId }));
      const changed = await (isOn ? ribbons.putOn(tx, shopId, worn) : ribbons.takeOff(tx, shopId, worn));
      if (changed === 0) return before;
      await ribbons.wearFirst(tx, shopId, wanted);
      const after = await requireRibbon(tx, shopId, id);
      const states = {
        before: { products: before.product_count },
        after: { products: after.product_count },
      };
      const command = { action: "ribbon_products", subject: String(id), ...states } as const;
      await recordCommand(tx, actor, command, now);
      return after;
    },
    scope,
  );
}
