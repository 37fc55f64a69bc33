import type { Language } from "@haat/contract/shared/languages";
import { strings } from "@haat/i18n/strings";
import { translator } from "@haat/i18n/translator";
import type { RowCells } from "./goods-rows";

/** A product without variants, and one of two. */
export function sampleRows(language: Language): RowCells[] {
  const { sample: bn } = strings.bn.goodsImport;
  const { sample: en } = strings.en.goodsImport;
  const [live, no] = (["live", "no"] as const).map((word) =>
    translator(language)(`goodsImport.words.${word}`),
  );
  const state = { status: live ?? "" };
  const saree = { choice_1_bn: bn.colour, choice_1_en: en.colour };
  const variant = (colour: "red" | "blue", price: string, stock: string): RowCells => ({
    ...state,
    ...saree,
    price,
    stock,
    value_1_bn: bn[colour],
    value_1_en: en[colour],
  });
  return [
    {
      ...state,
      name_bn: bn.honey,
      name_en: en.honey,
      description_bn: bn.honeyAbout,
      description_en: en.honeyAbout,
      price: "850",
      old_price: "950",
      measure: "500",
      measure_unit: translator(language)("goodsImport.units.g"),
      facts_bn: bn.honeyFacts,
      facts_en: en.honeyFacts,
      stock: "12",
      home_city_only: no ?? "",
      pictures: "honey.jpg",
    },
    {
      ...state,
      ...saree,
      name_bn: bn.saree,
      name_en: en.saree,
      home_city_only: no ?? "",
      pictures: "saree.jpg",
    },
    variant("red", "6500", "3"),
    variant("blue", "6800", "2"),
  ];
}
