import { shops } from "./content/demo-content";
import type { ProductContent, ShopContent } from "./content/shop-content";
import { inColour } from "../drawing/art";
import {
  bannerPicture,
  categoryPicture,
  groundOf,
  logoPicture,
  productPicture,
} from "../drawing/compositions";
import { arrangementsOf, coloursOf, photographsOf, pictureKeys } from "./picture-keys";
import { isPhotographed } from "./photographs";
import type { WrittenPicture } from "../drawing/write-pictures";

/** The photograph of that name, else a drawing. @param isTall it is to be 4 : 5 */
const photographOr = (
  photograph: string,
  key: string,
  svg: () => string,
  isTall: boolean = false,
): WrittenPicture => (isPhotographed(photograph) ? { key, photograph, isTall } : { key, svg, isTall });

function picturesOfProduct(shop: ShopContent, product: ProductContent): WrittenPicture[] {
  const ground = shop.categories.findIndex(({ slug }) => slug === product.category);
  const photograph = pictureKeys.photograph(shop, product);
  // As its shop shows pictures: nothing of them is cut off on a card.
  const isTall = shop.theme.cardRatio === "4:5";
  const keyOf = (index: number) => pictureKeys.product(shop, product, index + 1);
  const photographed = photographsOf(shop, product).map((name, index) => ({
    key: keyOf(index),
    photograph: name,
    isTall,
  }));
  const drawn = arrangementsOf(shop, product).map((arrangement, index) => ({
    key: keyOf(index),
    svg: () => productPicture(shop.scene, ground, product.art, { arrangement, isTall }),
    isTall,
  }));
  const coloured = coloursOf(shop, product).map(({ value, swatch }) =>
    photographOr(
      `${photograph}-in-${value}`,
      pictureKeys.colour(shop, product, value),
      () =>
        productPicture(shop.scene, ground, inColour(product.art, swatch), { arrangement: "single", isTall }),
      isTall,
    ),
  );
  return [...(photographed.length > 0 ? photographed : drawn), ...coloured];
}

/** What stands for a category: the first of its products that is photographed, else a drawing. */
function pictureOfCategory(shop: ShopContent, slug: string, drawn: () => string): WrittenPicture {
  const key = pictureKeys.category(shop, slug);
  const photograph = shop.products
    .filter(({ category }) => category === slug)
    .map((product) => pictureKeys.photograph(shop, product))
    .find(isPhotographed);
  return photograph === undefined ? { key, svg: drawn } : { key, photograph };
}

function picturesOfShop(shop: ShopContent): WrittenPicture[] {
  return [
    { key: pictureKeys.logo(shop), svg: () => logoPicture(shop.logo, shop.theme.seed) },
    ...shop.banners.map(({ slug, art }, index) => {
      const key = pictureKeys.banner(shop, slug);
      return photographOr(key, key, () => bannerPicture(shop.scene, index, art));
    }),
    ...shop.categories.map(({ slug, art }, index) =>
      pictureOfCategory(shop, slug, () => categoryPicture(art, groundOf(shop.scene, index))),
    ),
    ...shop.products.flatMap((product) => picturesOfProduct(shop, product)),
  ];
}

/** Every picture that a row of the demo's shops names. */
export function demoPictures(): WrittenPicture[] {
  return shops.flatMap(picturesOfShop);
}
