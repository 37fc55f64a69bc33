import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { BannerState, SellerBanner } from "@haat/contract/seller/seller-banners.contract";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { backToMore } from "../back-to-more.server";
import { bannersAndGround, bannerTitle } from "../banner-of.server";
import { daysWords } from "../shown-days.server";

/** Every banner of a shop in its order, each with whether shoppers see it, and when. */
export async function bannersPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { paths, translate } = context;
  const { banners } = await bannersAndGround(context, shop);
  return listPage(context, {
    asked: listAsked(request),
    to: (query) => paths.shop(shop.seller_key, "banners", query),
    title: translate("shopBanners.title"),
    back: backToMore(context, shop),
    lead: translate("shopBanners.lead"),
    groups: [{ rows: banners.map((banner) => rowOf(context, shop, banner)) }],
    action: { label: translate("shopBanners.add"), href: paths.banner(shop.seller_key, "new") },
    empty: {
      icon: "picture",
      title: translate("shopBanners.empty"),
      text: translate("shopBanners.emptyText"),
    },
  });
}

const tones = {
  shown: "success",
  waiting: "info",
  over: "warning",
  off: "neutral",
} as const satisfies Record<BannerState, string>;

function rowOf(context: ConsoleContext, { seller_key }: OwnShop, banner: SellerBanner): ListRow {
  const { paths, translate } = context;
  const { id_banner: id, picture, state, target } = banner;
  const leads = target.name
    ? translate("shopBanners.leadsTo", { name: target.name })
    : translate(target.kind === "none" ? "shopBanners.leadsNowhere" : "shopBanners.leadsGone");
  return {
    id: String(id),
    title: bannerTitle(context, banner),
    lines: [daysWords(context, banner), leads],
    picture: `/media/${picture}`,
    state: { label: translate(`shopBanners.states.${state}`), tone: tones[state] },
    href: paths.banner(seller_key, id),
  };
}
