import type { ProductSummary } from "@haat/contract/shop/catalogue.contract";
import { openingView } from "../../../server/present/opening-hours.server";
import { deliveryPromise } from "../../../server/present/delivery-promise.server";
import { countSentence, mediaPath, productCardView } from "../../../server/present/display.server";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { Shop } from "../../../server/http/shop-of-page.server";
import type { HomeSection } from "./shop-home.view";

/** The parts of a shop's first page, in the order that its people chose; what has nothing to show is left out. */
export async function loadShopHome(context: RequestContext, shop: Shop) {
  const { seller, paths } = shop;
  const { language } = context;
  const of = { language, sellerKey: seller.seller_key };
  const { catalogue } = context.client();
  const asked = Promise.all([
    catalogue.shopHome(of),
    catalogue.shopProductCategory(of),
    catalogue.shopRibbonProducts(of),
  ]);
  const [home, categories, ribbons] = await answerOrPage(context, asked);
  const made = {
    banners: home.data.banners.map((banner) => bannerView(context, shop, banner)),
    categories: categories.data.product_category.map((category) => ({
      href: paths.products(category.slug),
      name: category.name,
      picture: mediaPath(category.picture),
      count: countSentence(context, "pages.list.total", category.product_count),
    })),
    ribbons: ribbons.data.ribbons,
  };
  return {
    heading: seller.title,
    description: seller.description,
    categoriesHref: paths.categories,
    delivery: deliveryPromise(context, seller),
    opening: openingView(context, seller),
    sections: home.data.sections.flatMap((section, place) =>
      sectionView(context, shop, made, section, place),
    ),
  };
}

type Home = Awaited<ReturnType<ReturnType<RequestContext["client"]>["catalogue"]["shopHome"]>>["data"];
type Ribbon = Awaited<
  ReturnType<ReturnType<RequestContext["client"]>["catalogue"]["shopRibbonProducts"]>
>["data"]["ribbons"][number];

function bannerView({ translate }: RequestContext, { paths }: Shop, banner: Home["banners"][number]) {
  return {
    id: String(banner.id_banner),
    title: banner.title,
    text: banner.text,
    picture: mediaPath(banner.picture),
    phonePicture: banner.phone_picture && mediaPath(banner.phone_picture),
    href: banner.target && paths.inside(banner.target),
    action: translate("pages.shop.see"),
  };
}

function ribbonView(context: RequestContext, shop: Shop, ribbon: Ribbon) {
  const card = (product: ProductSummary) => productCardView(context, shop, product);
  return {
    id: ribbon.slug,
    title: ribbon.name,
    seeAllHref: shop.paths.ribbon(ribbon.id_ribbon),
    products: ribbon.products.map(card),
  };
}

interface Made {
  banners: ReturnType<typeof bannerView>[];
  categories: { href: string; name: string; picture: string; count: string }[];
  ribbons: Ribbon[];
}

/** A part as it is shown; nothing where there is nothing to show. */
function sectionView(
  context: RequestContext,
  shop: Shop,
  made: Made,
  section: Home["sections"][number],
  place: number,
): HomeSection[] {
  const { kind, id_ribbon, title, text, picture, target } = section;
  if (kind === "about") return [{ kind }];
  if (kind === "banners") return made.banners.length > 0 ? [{ kind, banners: made.banners }] : [];
  if (kind === "categories") return made.categories.length > 0 ? [{ kind, categories: made.categories }] : [];
  if (kind === "ribbon") {
    const ribbon = made.ribbons.find((each) => each.id_ribbon === id_ribbon);
    return ribbon && ribbon.products.length > 0 ? [{ kind, ribbon: ribbonView(context, shop, ribbon) }] : [];
  }
  const told = {
    id: `text-${place}`,
    title,
    text,
    picture: picture && mediaPath(picture),
    href: target && shop.paths.inside(target),
    action: context.translate("pages.shop.see"),
  };
  return [{ kind: "text", text: told }];
}
