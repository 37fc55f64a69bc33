import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerPage } from "@haat/contract/seller/seller-pages.contract";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { otherLanguage } from "../../../server/present/other-language.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { backToMore } from "../back-to-more.server";
import { extraPagesOf, extraPageTitle } from "../extra-page-of.server";

/** Every page that a shop has written, in its order, each with where the shop links to it. */
export async function extraPagesPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const pages = await extraPagesOf(context, shop);
  return listPage(context, {
    asked: listAsked(request),
    to: (query) => paths.shop(seller_key, "pages", query),
    title: translate("extraPages.title"),
    back: backToMore(context, shop),
    lead: translate("extraPages.lead"),
    groups: [{ rows: pages.map((page) => rowOf(context, shop, page)) }],
    action: { label: translate("extraPages.add"), href: paths.extraPage(seller_key, "new") },
    empty: { icon: "pencil", title: translate("extraPages.empty"), text: translate("extraPages.emptyText") },
  });
}

function rowOf(context: ConsoleContext, { seller_key }: OwnShop, page: SellerPage): ListRow {
  const { language, paths, translate } = context;
  const { id_extra_page: id, slug, title_bn, title_en, in_header, in_footer } = page;
  const title = extraPageTitle(context, page);
  const other = language === "bn" ? title_en : title_bn;
  const where = [
    ...(in_header ? [translate("extraPages.inHeader")] : []),
    ...(in_footer ? [translate("extraPages.inFooter")] : []),
  ];
  return {
    id: String(id),
    title,
    otherName: other && other !== title ? { text: other, lang: otherLanguage(context) } : undefined,
    lines: [`/${slug}`, where.join(" · ") || translate("extraPages.nowhere")],
    href: paths.extraPage(seller_key, id),
  };
}
