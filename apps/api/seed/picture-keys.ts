import type { ProductContent, ShopContent } from "./content/shop-content";
import type { Arrangement } from "../drawing/compositions";
import { isPhotographed } from "./photographs";

/** The media key of each picture of the demo: what a row names and what the original's file is called after. */
export const pictureKeys = {
  logo: (shop: ShopContent) => `${shop.slug}/logo`,
  banner: (shop: ShopContent, slug: string) => `${shop.slug}/banners/${slug}`,
  category: (shop: ShopContent, slug: string) => `${shop.slug}/categories/${slug}`,
  /** The name of a product's photograph among the demo's; no media key. */
  photograph: (shop: ShopContent, product: ProductContent) => `${shop.slug}/${product.slug}`,
  /** `position` counts from 1. */
  product: (shop: ShopContent, product: ProductContent, position: number) =>
    `${shop.slug}/products/${product.slug}-${position}`,
  colour: (shop: ShopContent, product: ProductContent, value: string) =>
    `${shop.slug}/products/${product.slug}-in-${value}`,
};

/** How a product is shown, first picture first. Three refrigerators would be odd: the studio goes nearer instead. */
export function arrangementsOf(shop: ShopContent, product: ProductContent): readonly Arrangement[] {
  if (shop.scene === "studio") return ["single", "close"];
  return product.ribbons?.length ? ["single", "trio", "close"] : ["single", "trio"];
}

/** Names of a product's photographs, first picture first: itself, and its second view. None: it is drawn. */
export function photographsOf(shop: ShopContent, product: ProductContent): string[] {
  const first = pictureKeys.photograph(shop, product);
  return isPhotographed(first) ? [first, `${first}-second-view`].filter(isPhotographed) : [];
}

/**
 * How many pictures a product has. One that is photographed has its photographs alone: a drawing beside them would show
 * something else.
 */
export function picturesOf(shop: ShopContent, product: ProductContent): number {
  return photographsOf(shop, product).length || arrangementsOf(shop, product).length;
}

/** The colours that a product can be had in: value key and CSS hex. */
export function coloursOf(shop: ShopContent, product: ProductContent): { value: string; swatch: string }[] {
  return Object.entries(product.choices?.of ?? {}).flatMap(([attribute, values]) =>
    values.flatMap((value) => {
      const swatch = shop.attributes[attribute]?.values[value]?.swatch;
      return swatch === undefined ? [] : [{ value, swatch }];
    }),
  );
}
