import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { idInAddress } from "../../../server/http/id-in-address.server";
import { formPage } from "../../../server/present/form-page.server";
import { bannerOf, bannersAndGround, bannerTitle } from "../banner-of.server";

/** Asks whether a banner is to go. */
export async function bannerRemovalPage(context: ConsoleContext, shop: OwnShop, param: string) {
  const { paths, translate } = context;
  const { banners } = await bannersAndGround(context, shop);
  const banner = bannerOf(context, banners, param);
  const name = bannerTitle(context, banner);
  return formPage(context, {
    title: translate("shopBanners.removal.title", { name }),
    lead: translate("shopBanners.removal.lead"),
    back: { href: paths.banner(shop.seller_key, banner.id_banner), label: name },
    action: paths.banner(shop.seller_key, banner.id_banner, "remove"),
    fields: [],
    tone: "danger",
    submit: translate("shopBanners.removal.submit"),
  });
}

/** Removes it, and says so on the page of all of them. */
export async function removeBanner(context: ConsoleContext, { seller_key }: OwnShop, param: string) {
  const { language, paths } = context;
  const given = { language, seller_key, id_banner: idInAddress(context, param) };
  const removed = await attempt(context.client().sellerBanners.removeBanner(given));
  if (removed.ok) leaveMessage(context, "success", removed.answer.message ?? "");
  else leaveMessage(context, "error", removed.failure.detail);
  return redirect(paths.shop(seller_key, "banners"));
}
