import { deliveryPromise } from "../../../server/present/delivery-promise.server";
import { countSentence, mediaPath, productCardView } from "../../../server/present/display.server";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { Shop } from "../../../server/http/shop-of-page.server";

/** Banners, categories and the first products of each ribbon. */
export async function loadShopHome(context: RequestContext, { seller, paths }: Shop) {
  const { language } = context;
  const of = { language, sellerKey: seller.seller_key };
  const { catalogue } = context.client();
  const asked = Promise.all([
    catalogue.shopBannersList(of),
    catalogue.shopProductCategory(of),
    catalogue.shopRibbonProducts(of),
  ]);
  const [banners, categories, ribbons] = await answerOrPage(context, asked);
  return {
    heading: seller.title,
    description: seller.description,
    categoriesHref: paths.categories,
    delivery: deliveryPromise(context, seller),
    banners: banners.data.banners.map((banner) => ({
      id: String(banner.id_banner),
      title: banner.title,
      text: banner.text,
      picture: mediaPath(banner.picture),
      href: paths.inside(banner.target),
      action: context.translate("pages.shop.see"),
    })),
    categories: categories.data.product_category.map((category) => ({
      href: paths.products(category.slug),
      name: category.name,
      picture: mediaPath(category.picture),
      count: countSentence(context, "pages.list.total", category.product_count),
    })),
    ribbons: ribbons.data.ribbons
      .filter((ribbon) => ribbon.products.length > 0)
      .map((ribbon) => ({
        id: ribbon.slug,
        title: ribbon.name,
        seeAllHref: paths.ribbon(ribbon.id_ribbon),
        products: ribbon.products.map((product) => productCardView(context, paths, product)),
      })),
  };
}
