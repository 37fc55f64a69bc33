import type { ContentAttribute, ProductContent } from "@haat/contract/seller/product-content";
import { buyableOf } from "@haat/contract/shared/buyable";
import { previewedProduct } from "@haat/contract/shared/reserved-labels";
import type { Language } from "@haat/contract/shared/languages";
import type { ProductCombination, ProductDetail } from "@haat/contract/shop/catalogue.contract";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import {
  describeCategory,
  describeColours,
  describeFacts,
  describeRibbon,
  fewLeft,
} from "../catalogue/catalogue-display";
import { categoriesOf, ribbonsOf } from "../catalogue/catalogue.usecases";
import { basisOf, lowestUnitPrice, unitPriceOf, type StockedPack } from "../catalogue/unit-price.rules";
import { measureIn, priceOf, shownCombinations } from "../product-draft/draft-lacks";
import { previewedDraft } from "../product-draft/product-draft.usecases";
import type { ShopRow } from "../shop/shop.usecases";

const named = (language: Language, { name_bn: bn, name_en: en }: { name_bn: string; name_en: string }) =>
  textIn(language, { bn, en });

/**
 * The draft of a product as shoppers would see it.
 * @throws product_not_found where it is gone, or something is missing in it
 */
export async function describePreviewedProduct(
  services: Services,
  { id: shopId, businessCategory }: ShopRow,
  draftId: number,
  language: Language,
): Promise<ProductDetail> {
  const draft = await previewedDraft(services, shopId, draftId);
  if (!draft) throw new DomainError("product_not_found");
  const { content } = draft;
  const [categories, ribbons] = await Promise.all([
    categoriesOf(services, shopId),
    ribbonsOf(services, shopId),
  ]);
  const category = categories.find(({ id }) => id === content.id_category) ?? categories[0];
  const combinations = describeCombinations(draft, language);
  const worn = ribbons.filter(({ id }) => content.ribbons.includes(id));
  const [ribbon] = worn;
  const sums = summed(content, combinations, draft.stock);
  return {
    // A product that is not sold yet has no number of its own; nothing of a preview can be bought or counted.
    id_product: draft.id_product ?? draft.id_draft,
    slug: previewedProduct,
    name: named(language, content),
    picture: content.pictures[0] ?? "",
    ...sums,
    unit_price: lowestUnitPrice(packsIn(draft)),
    measure: content.attributes.length > 0 ? null : content.measure,
    in_stock: sums.stock > 0,
    // From how many pieces on there are few is no part of a draft.
    few_left: fewLeft(sums.stock, null),
    has_attributes: content.attributes.length > 0,
    // What a draft has no combination of, it is not sold in.
    colours: describeColours(swatchesIn(content)),
    ribbon: ribbon ? describeRibbon(ribbon, language) : null,
    description: textIn(language, { bn: content.description_bn, en: content.description_en }),
    facts: describeFacts(content.facts, language),
    pictures: content.pictures,
    // The first product of a shop goes into a category that is made with it, called as what the shop deals in.
    category: category
      ? describeCategory(category, language)
      : { id_category: 0, slug: previewedProduct, name: textIn(language, businessCategory) },
    ribbons: worn.map((each) => describeRibbon(each, language)),
    home_city_only: content.home_city_only,
    id_size_guide: content.id_size_guide,
    // Nobody has had it yet, or it is as it will be.
    rating: null,
    product_global_attribute: content.attributes.map((attribute, place) => ({
      id_global_attribute: place + 1,
      global_attribute_name: named(language, attribute),
    })),
    product_attribute: { product_attributes_combination: combinations },
  };
}

/** What a card says of all combinations: the lowest price with its old one and whether there are several, of those that can be bought, and all pieces. */
function summed(content: ProductContent, combinations: readonly ProductCombination[], stock: number | null) {
  if (content.attributes.length === 0)
    return {
      price: content.price ?? 0,
      old_price: content.old_price,
      price_varies: false,
      stock: content.stock ?? stock ?? 0,
    };
  const [cheapest, ...dearer] = [...buyableOf(combinations)].sort((one, other) => one.price - other.price);
  return {
    price: cheapest?.price ?? 0,
    old_price: cheapest?.old_price ?? null,
    price_varies: dearer.some(({ price }) => price !== cheapest?.price),
    stock: combinations.reduce((sum, each) => sum + each.stock, 0),
  };
}

function swatchesIn(content: ProductContent): string[] {
  const shown = new Set(shownCombinations(content).flatMap(({ values }) => values));
  const values = content.attributes.flatMap((attribute) => attribute.values);
  return values.flatMap(({ key, swatch }) => (swatch !== null && shown.has(key) ? [swatch] : []));
}

type Draft = NonNullable<Awaited<ReturnType<typeof previewedDraft>>>;

/** How many there are of a combination: what the draft counts, or what is sold already. */
const leftOf = ({ content, stocks }: Draft, place: number) =>
  content.combinations[place]?.stock ?? stocks[place] ?? 0;

/** What it will be had in. */
function packsIn(draft: Draft): StockedPack[] {
  const { content } = draft;
  if (content.attributes.length === 0)
    return [
      { price: content.price ?? 0, measure: content.measure, stock: content.stock ?? draft.stock ?? 0 },
    ];
  return content.combinations.flatMap((combination, place) => {
    if (combination.hidden) return [];
    const { price } = priceOf(content, combination);
    const measure = measureIn(content, combination);
    return [{ price: price ?? 0, measure, stock: leftOf(draft, place) }];
  });
}

/** The combinations that customers will see; their values are numbered as they stand in the draft. */
function describeCombinations(draft: Draft, language: Language): ProductCombination[] {
  const { content } = draft;
  const valueOf = numberedValues(content.attributes, language);
  const per = basisOf(packsIn(draft));
  return content.combinations.flatMap((combination, place) => {
    if (combination.hidden) return [];
    const { price, oldPrice } = priceOf(content, combination);
    const measure = measureIn(content, combination);
    const left = leftOf(draft, place);
    return {
      id_combination: place + 1,
      attributes_list: combination.values.flatMap((key, attribute) => valueOf(attribute, key) ?? []),
      price: price ?? 0,
      old_price: oldPrice,
      measure,
      unit_price: unitPriceOf({ price: price ?? 0, measure }, per),
      stock: left,
      few_left: fewLeft(left, null),
      picture: combination.picture,
    };
  });
}

function numberedValues(attributes: readonly ContentAttribute[], language: Language) {
  let number = 0;
  const known = attributes.map(
    ({ values }, place) =>
      new Map(
        values.map((value) => [
          value.key,
          {
            name: named(language, value),
            id_global_attribute: place + 1,
            id_product_attribute: ++number,
            swatch: value.swatch,
          },
        ]),
      ),
  );
  return (attribute: number, key: string) => known[attribute]?.get(key);
}
