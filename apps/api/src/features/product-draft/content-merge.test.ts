import {
  emptyContent,
  type ContentCombination,
  type ProductContent,
} from "@haat/contract/seller/product-content";
import { describe, expect, it } from "vitest";
import { mergeContents } from "./content-merge";

const combination = (size: string, price: number | null = null): ContentCombination => ({
  values: [size],
  price,
  old_price: null,
  stock: null,
  measure: null,
  picture: null,
  hidden: false,
});
const withSizes = (...combinations: ContentCombination[]): ProductContent => ({
  ...emptyContent,
  attributes: [
    {
      name_bn: "মাপ",
      name_en: "Size",
      values: combinations.map(({ values: [key = ""] }) => ({
        key,
        name_bn: key,
        name_en: key,
        swatch: null,
      })),
    },
  ],
  combinations,
});

const base = withSizes(combination("s"), combination("m"));
const sizesOf = ({ combinations }: ProductContent) => combinations.map(({ values }) => values[0]);

describe("a draft that did not touch the sizes", () => {
  const draft = { ...base, name_en: "Shirt" };

  it("keeps one that somebody added meanwhile, with its value", () => {
    const now = withSizes(combination("s"), combination("m"), combination("xl", 900_00));
    expect(mergeContents({ base, draft, now })).toEqual({
      content: { ...now, name_en: "Shirt" },
      overtaken: [],
    });
  });

  it("does not bring back one that somebody removed meanwhile", () => {
    const now = withSizes(combination("m"));
    const { content, overtaken } = mergeContents({ base, draft, now });
    expect([sizesOf(content), overtaken]).toEqual([["m"], []]);
  });
});

describe("a draft that changed a size", () => {
  it("has its own change beside one that somebody added", () => {
    const draft = { ...base, combinations: [combination("s", 700_00), combination("m")] };
    const now = withSizes(combination("s"), combination("m"), combination("xl"));
    const { content, overtaken } = mergeContents({ base, draft, now });
    expect(content.combinations).toEqual([combination("s", 700_00), combination("m"), combination("xl")]);
    expect(overtaken).toEqual([]);
  });

  it("is told where somebody removed the very one, and where somebody added one beside its own new ones", () => {
    const changed = { ...base, combinations: [combination("s", 700_00), combination("m")] };
    const removed = mergeContents({ base, draft: changed, now: withSizes(combination("m")) });
    expect([removed.content, removed.overtaken]).toEqual([changed, ["combinations"]]);

    const other = withSizes(combination("s"), combination("m"), combination("l"));
    const now = withSizes(combination("s"), combination("m"), combination("xl"));
    const added = mergeContents({ base, draft: other, now });
    expect([sizesOf(added.content), added.overtaken]).toEqual([
      ["s", "m", "l"],
      ["attributes", "combinations"],
    ]);
  });
});
