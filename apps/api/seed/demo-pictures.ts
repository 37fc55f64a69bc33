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
import { arrangementsOf, coloursOf, pictureKeys } from "./picture-keys";
import type { DrawnPicture } from "../drawing/write-pictures";

function picturesOfProduct(shop: ShopContent, product: ProductContent): DrawnPicture[] {
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

function picturesOfShop(shop: ShopContent): DrawnPicture[] {
  return [
    { key: pictureKeys.logo(shop), svg: () => logoPicture(shop.logo, shop.theme.seed) },
    ...shop.banners.map(({ slug, art }, index) => ({
      key: pictureKeys.banner(shop, slug),
      svg: () => bannerPicture(shop.scene, index, art),
    })),
    ...shop.categories.map(({ slug, art }, index) => ({
      key: pictureKeys.category(shop, slug),
      svg: () => categoryPicture(art, groundOf(shop.scene, index)),
    })),
    ...shop.products.flatMap((product) => picturesOfProduct(shop, product)),
  ];
}

/** Every picture that a row of the demo's shops names. */
export function demoPictures(): DrawnPicture[] {
  return shops.flatMap(picturesOfShop);
}
