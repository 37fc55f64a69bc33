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
import { arrangementsOf, colourKey, coloursOf, pictureKeys } from "./picture-keys";
import { isPhotographed } from "./photographs";
import type { WrittenPicture } from "../drawing/write-pictures";

function picturesOfProduct(shop: ShopContent, product: ProductContent): WrittenPicture[] {
  const photograph = pictureKeys.photograph(shop, product);
  if (isPhotographed(photograph)) return photographsOfProduct(shop, product, photograph);
  const ground = shop.categories.findIndex(({ slug }) => slug === product.category);
  const shown = arrangementsOf(shop, product).map((arrangement, index) => ({
    key: pictureKeys.product(shop, product, index + 1),
    svg: () => productPicture(shop.scene, ground, product.art, arrangement),
  }));
  const coloured = coloursOf(shop, product).map(({ value, swatch }) => ({
    key: pictureKeys.colour(shop, product, value),
    svg: () => productPicture(shop.scene, ground, inColour(product.art, swatch), "single"),
  }));
  return [...shown, ...coloured];
}

function photographsOfProduct(
  shop: ShopContent,
  product: ProductContent,
  photograph: string,
): WrittenPicture[] {
  const coloured = coloursOf(shop, product).flatMap(({ value }) => {
    const key = colourKey(shop, product, value);
    return key === null ? [] : [{ key, photograph: `${photograph}-in-${value}` }];
  });
  return [{ key: pictureKeys.product(shop, product, 1), photograph }, ...coloured];
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
      if (isPhotographed(key)) return { key, photograph: key };
      return { key, svg: () => bannerPicture(shop.scene, index, art) };
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
