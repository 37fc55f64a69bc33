import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerSizeGuide } from "@haat/contract/seller/seller-size-guides.contract";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { backToMore } from "../back-to-more.server";
import { nameHere, sizeGuidesOf } from "../size-guide-of.server";

/** Every size guide of a shop, each with what it measures and how many products show it. */
export async function sizeGuidesPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const guides = await sizeGuidesOf(context, shop);
  return listPage(context, {
    asked: listAsked(request),
    to: (query) => paths.shop(seller_key, "goods/size-guides", query),
    title: translate("sizeGuides.title"),
    back: backToMore(context, shop),
    lead: translate("sizeGuides.lead"),
    groups: [{ rows: guides.map((guide) => rowOf(context, shop, guide)) }],
    action: { label: translate("sizeGuides.add"), href: paths.sizeGuide(seller_key, "new") },
    empty: { title: translate("sizeGuides.empty"), text: translate("sizeGuides.emptyText") },
  });
}

function rowOf(context: ConsoleContext, { seller_key }: OwnShop, guide: SellerSizeGuide): ListRow {
  const { language, paths, translate } = context;
  const { id_size_guide: id, columns, rows, products } = guide;
  return {
    id: String(id),
    title: nameHere(context, guide),
    lines: [
      translate("sizeGuides.line", {
        rows: formatNumber(rows.length, language),
        columns: columns.map((column) => nameHere(context, column)).join(", "),
      }),
      translate("sizeGuides.products", { count: products, formatted: formatNumber(products, language) }),
    ],
    href: paths.sizeGuide(seller_key, id),
  };
}
