import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerCategory } from "@haat/contract/seller/seller-categories.contract";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { otherLanguage } from "../../../server/present/other-language.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { backToMore } from "../back-to-more.server";
import { categoriesAndMotifs, categoryName } from "../category-of.server";

/** Every category of a shop in its order, each with how many products are in it. */
export async function categoriesPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { paths, translate } = context;
  const { categories } = await categoriesAndMotifs(context, shop);
  return listPage(context, {
    asked: listAsked(request),
    to: (query) => paths.shop(shop.seller_key, "goods/categories", query),
    title: translate("shopCategories.title"),
    back: backToMore(context, shop),
    lead: translate("shopCategories.lead"),
    groups: [{ rows: categories.map((category) => rowOf(context, shop, category)) }],
    action: {
      label: translate("shopCategories.add"),
      href: paths.shopCategory(shop.seller_key, "new"),
    },
    empty: {
      icon: "menu",
      title: translate("shopCategories.empty"),
      text: translate("shopCategories.emptyText"),
    },
  });
}

function rowOf(context: ConsoleContext, { seller_key }: OwnShop, category: SellerCategory): ListRow {
  const { language, paths, translate } = context;
  const { id_category: id, name_bn, name_en, picture, product_count } = category;
  const title = categoryName(context, category);
  const other = language === "bn" ? name_en : name_bn;
  const formatted = formatNumber(product_count, language);
  const products =
    product_count === 0
      ? translate("shopCategories.productsNone")
      : translate("shopCategories.products", { formatted });
  return {
    id: String(id),
    title,
    otherName: other && other !== title ? { text: other, lang: otherLanguage(context) } : undefined,
    lines: [products],
    picture: `/media/${picture}`,
    href: paths.shopCategory(seller_key, id),
  };
}
