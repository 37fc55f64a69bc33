import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerRibbon } from "@haat/contract/seller/seller-ribbons.contract";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { backToMore } from "../back-to-more.server";
import { ribbonName, ribbonsAndTones, ruleWords } from "../ribbon-of.server";

/** Every ribbon of a shop in its order, each with how many products wear it, and why. */
export async function ribbonsPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { paths, translate } = context;
  const { ribbons } = await ribbonsAndTones(context, shop);
  return listPage(context, {
    asked: listAsked(request),
    to: (query) => paths.shop(shop.seller_key, "goods/ribbons", query),
    title: translate("shopRibbons.title"),
    back: backToMore(context, shop),
    lead: translate("shopRibbons.lead"),
    groups: [{ rows: ribbons.map((ribbon) => rowOf(context, shop, ribbon)) }],
    action: { label: translate("shopRibbons.add"), href: paths.ribbon(shop.seller_key, "new") },
    empty: { icon: "spark", title: translate("shopRibbons.empty"), text: translate("shopRibbons.emptyText") },
  });
}

function rowOf(context: ConsoleContext, { seller_key }: OwnShop, ribbon: SellerRibbon): ListRow {
  const { language, paths, translate } = context;
  const { id_ribbon: id, product_count } = ribbon;
  const formatted = formatNumber(product_count, language);
  return {
    id: String(id),
    title: ribbonName(context, ribbon),
    lines: [
      ruleWords(context, ribbon),
      product_count === 0
        ? translate("shopRibbons.productsNone")
        : translate("shopRibbons.products", { formatted }),
    ],
    icon: "tag",
    href: paths.ribbon(seller_key, id),
  };
}
