import { expect, it } from "vitest";
import { htmlOf, labels } from "../../testing/plain-html";
import { ProductCard, type ProductCardProps } from "./product-card";

it("a card that is a line says in words what its picture says elsewhere", () => {
  const product = { href: "/rice", name: "Rice", price: "৳90", inStock: true, picture: "" };
  const lineOf = (more: object) =>
    htmlOf(
      <ProductCard
        look="line"
        labels={{ ...labels<ProductCardProps["labels"]>(), outOfStock: "Out of stock" }}
        product={{ ...product, ...more }}
      />,
    );

  expect(lineOf({ ribbon: { label: "New", tone: 1 } })).toContain("New");
  expect(lineOf({ left: "3 left" })).toContain("3 left");
  expect(lineOf({ inStock: false })).toContain("Out of stock");
  expect(lineOf({})).not.toMatch(/New|left|Out of stock/);
  expect(lineOf({})).not.toContain("<img");
});

it("a card that is a line keeps what it says beside its button, whichever that is", () => {
  const product = { href: "/rice", name: "Rice", price: "৳90", lead: "Fine", inStock: true, picture: "" };
  const lineOf = (more: object) =>
    htmlOf(
      <ProductCard
        look="line"
        labels={labels<ProductCardProps["labels"]>()}
        product={{ ...product, ...more }}
      />,
    );

  expect(lineOf({})).toContain("col-span-full");
  expect(lineOf({ addId: "7" })).not.toContain("col-span-full");
  expect(lineOf({ hasChoices: true })).not.toContain("col-span-full");
});
