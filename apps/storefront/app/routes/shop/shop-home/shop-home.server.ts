import type { ProductCard } from "@haat/contract/shop/catalogue.contract";
import { openingView } from "../../../server/present/opening-hours.server";
import { deliveryPromise } from "../../../server/present/delivery-promise.server";
import { countSentence, mediaPath, productCardView } from "../../../server/present/display.server";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { Shop } from "../../../server/http/shop-of-page.server";
import { homeParts, type HomeParts } from "./home-layouts.server";
import type { HomeSection, RowSection } from "./shop-home.view";

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
  const parts = homeParts(seller.theme.homeLayout ?? "shelves", context.choices.lite);
  const made: Made = {
    parts,
    banners: home.data.banners.map((banner) => bannerView(context, shop, banner)),
    categories: categories.data.product_category.slice(0, parts.mostCategories).map((category) => ({
      href: paths.products(category.slug),
      name: category.name,
      picture: mediaPath(category.picture),
      count: countSentence(context, "pages.list.total", category.product_count),
    })),
    ribbons: ribbons.data.ribbons,
  };
  const sections = home.data.sections.flatMap((section, place) =>
    sectionView(context, shop, made, section, place),
  );
  const shelves = ribbons.data.shelves.map((shelf) => {
    const { slug, name, products } = shelf;
    return rowView(context, shop, parts, {
      id: `category-${slug}`,
      name,
      href: paths.products(slug),
      products,
    });
  });
  return {
    heading: seller.title,
    description: seller.description,
    categoriesHref: paths.categories,
    delivery: deliveryPromise(context, seller),
    opening: openingView(context, seller),
    sections: withShelves(sections, shelves, parts.rowsWithShelves),
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

interface Row {
  id: string;
  name: string;
  href: string;
  /** Left out where it is a category. */
  ribbon?: Ribbon;
  products: ProductCard[];
}

/** Some products under one heading. */
function rowView(
  context: RequestContext,
  shop: Shop,
  { row: look, rowsOf }: HomeParts,
  { id, name, href, ribbon, products }: Row,
): RowSection {
  // The row's own ribbon is its heading.
  const card = (product: ProductCard) =>
    productCardView(
      context,
      shop,
      product.ribbon?.id_ribbon === ribbon?.id_ribbon ? { ...product, ribbon: null } : product,
    );
  const count = rowsOf.find((most) => most <= products.length) ?? products.length;
  const shown = products.slice(0, count).map(card);
  return {
    kind: "row",
    row: {
      id,
      title: name,
      seeAllHref: href,
      look,
      tone: look === "occasion" ? ribbon?.tone : undefined,
      products: shown,
    },
  };
}

/** The rows by category stand behind the last row of a ribbon, else before what the shop says of itself. */
function withShelves(sections: HomeSection[], shelves: RowSection[], most: number): HomeSection[] {
  const lastRow = sections.findLastIndex(({ kind }) => kind === "row");
  const about = sections.findIndex(({ kind }) => kind === "about");
  const place = lastRow >= 0 ? lastRow + 1 : about >= 0 ? about : sections.length;
  const room = Math.max(0, most - sections.filter(({ kind }) => kind === "row").length);
  return sections.toSpliced(place, 0, ...shelves.slice(0, room));
}

interface Made {
  parts: HomeParts;
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
  const { parts, banners, categories } = made;
  if (kind === "banners") return banners.length > 0 ? [{ kind, look: parts.banner, banners }] : [];
  if (kind === "categories")
    return categories.length > 0 ? [{ kind, look: parts.categories, categories }] : [];
  if (kind === "ribbon") {
    const ribbon = made.ribbons.find((each) => each.id_ribbon === id_ribbon);
    if (!ribbon || ribbon.products.length === 0) return [];
    const { slug: id, name, products } = ribbon;
    const href = shop.paths.ribbon(ribbon.id_ribbon);
    return [rowView(context, shop, parts, { id, name, href, ribbon, products })];
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
