import { expect, it } from "vitest";
import type { ProductCardData } from "../product-card/product-card";
import { htmlOf, labels } from "../../testing/plain-html";
import { ProductGrid, type ProductGridProps } from "./product-grid";

const product = (name: string): ProductCardData => ({
  href: `/${name}`,
  name,
  picture: "",
  price: "৳70",
  inStock: true,
});
const isLying = (...names: string[]) =>
  htmlOf(
    <ProductGrid products={names.map(product)} labels={labels<ProductGridProps["labels"]>()} />,
  ).includes("card-lying");

it("a product that stands alone lies, its words beside its picture; several stand upright", () => {
  expect([isLying("carrot"), isLying("carrot", "onion")]).toEqual([true, false]);
});
