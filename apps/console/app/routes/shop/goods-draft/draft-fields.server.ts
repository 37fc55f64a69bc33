import type { ProductDraft } from "@haat/contract/seller/product-draft.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerSizeGuide } from "@haat/contract/seller/seller-size-guides.contract";
import type { SellerRibbon } from "@haat/contract/seller/seller-ribbons.contract";
import { measureUnit } from "@haat/contract/shared/measure";
import { business } from "@haat/contract/shared/business-constants";
import { formatNumber } from "@haat/i18n/numbers";
import { typedMoney } from "@haat/i18n/money";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { cameraOf } from "../picture-ways.server";
import { nameHere, sizeGuidesOf } from "../size-guide-of.server";
import { ribbonName, ribbonsAndTones, ruleWords } from "../ribbon-of.server";
import { draftFields, ribbonTick } from "./goods-draft.form";

/** Poisha as the field for taka has them. */
const takaOf = ({ language }: ConsoleContext, poisha: number | null) =>
  poisha === null ? "" : typedMoney(poisha, language);

/** Photo, name, price and the first pieces: all that a product needs. */
export function mainFields(context: ConsoleContext, draft: ProductDraft): ConsoleFieldData[] {
  const { translate } = context;
  const { content, id_product } = draft;
  const hasAttributes = content.attributes.length > 0;
  const isFull = content.pictures.length >= business.productPicturesMost;
  const stock: ConsoleFieldData = {
    kind: "text",
    keypad: "numeric",
    name: draftFields.stock,
    label: translate("goods.new.stock"),
    hint: translate("goods.new.stockHint"),
    value: content.stock === null ? "" : formatNumber(content.stock, context.language),
  };
  const asksStock = !hasAttributes && (id_product === null || draft.lacks.includes("stock"));
  return [
    ...(isFull ? [] : [pictureField(context, content.pictures.length > 0)]),
    nameField(context, draft, context.language),
    {
      kind: "taka",
      name: draftFields.price,
      label: translate(hasAttributes ? "productDraft.usualPrice" : "goods.new.price"),
      hint: translate(hasAttributes ? "productDraft.usualPriceHint" : "goods.new.priceHint"),
      value: takaOf(context, content.price),
    },
    ...(asksStock ? [stock] : []),
  ];
}

function pictureField({ translate }: ConsoleContext, isMore: boolean): ConsoleFieldData {
  return {
    kind: "picture",
    name: draftFields.picture,
    label: translate(isMore ? "productDraft.picture.more" : "goods.new.picture"),
    hint: translate("goods.new.pictureHint"),
    camera: cameraOf(translate),
    labels: {
      choose: translate("goods.new.choose"),
      replace: translate("goods.new.replace"),
      current: translate("goods.new.current"),
      chosen: translate("goods.new.chosen"),
    },
  };
}

function nameField(
  { language: own, translate }: ConsoleContext,
  { content }: ProductDraft,
  language: "bn" | "en",
): ConsoleFieldData {
  const isOwn = language === own;
  return {
    kind: "text",
    name: language === "bn" ? draftFields.nameBn : draftFields.nameEn,
    label: translate(isOwn ? "goods.new.name" : `productDraft.name.${language}`),
    hint: translate(isOwn ? "goods.new.nameHint" : "productDraft.otherNameHint"),
    value: content[`name_${language}`],
    lang: language,
  };
}

/** All that may be said besides. */
export async function moreFields(
  context: ConsoleContext,
  shop: OwnShop,
  draft: ProductDraft,
): Promise<ConsoleFieldData[]> {
  const { language, translate } = context;
  const { seller_key } = shop;
  const { content } = draft;
  const other = language === "bn" ? "en" : "bn";
  const optionalMark = translate("components.optional");
  const asked = context.client().sellerProducts.productCategories({ language, seller_key });
  const { categories } = (await answerOrPage(context, asked)).data;
  const { ribbons } = await ribbonsAndTones(context, shop);
  const description = (of: "bn" | "en"): ConsoleFieldData => ({
    kind: "lines",
    name: of === "bn" ? draftFields.descriptionBn : draftFields.descriptionEn,
    label: translate(`productDraft.description.${of}`),
    hint: of === language ? translate("productDraft.descriptionHint") : undefined,
    value: content[`description_${of}`],
    lang: of,
    rows: 5,
    optionalMark,
  });
  return [
    { ...nameField(context, draft, other), optionalMark },
    description(language),
    description(other),
    ...categoryField(context, categories, content.id_category),
    ...sizeGuideField(context, await sizeGuidesOf(context, shop), content.id_size_guide),
    {
      kind: "taka",
      name: draftFields.oldPrice,
      label: translate("productDraft.oldPrice"),
      hint: translate("productDraft.oldPriceHint"),
      value: takaOf(context, content.old_price),
      optionalMark,
    },
    ...measureFields(context, content),
    ...ribbonFields(context, ribbons, content.ribbons),
    {
      kind: "ticks",
      name: "delivery",
      label: translate("productDraft.delivery"),
      ticks: [
        {
          name: draftFields.homeCityOnly,
          label: translate("productDraft.homeCityOnly"),
          hint: translate("productDraft.homeCityOnlyHint"),
          value: content.home_city_only ? "on" : "",
        },
      ],
    },
  ];
}

/** How much a pack holds, and what that is counted in. */
function measureFields(
  { language, translate }: ConsoleContext,
  { measure }: ProductDraft["content"],
): ConsoleFieldData[] {
  return [
    {
      kind: "text",
      keypad: "numeric",
      name: draftFields.measure,
      label: translate("productDraft.measure"),
      hint: translate("productDraft.measureHint"),
      value: measure ? formatNumber(measure.amount, language) : "",
      optionalMark: translate("components.optional"),
    },
    {
      kind: "select",
      name: draftFields.measureUnit,
      label: translate("productDraft.measureUnit"),
      value: measure?.unit ?? "g",
      options: measureUnit.options.map((unit) => ({
        value: unit,
        label: translate(`productDraft.units.${unit}`),
      })),
    },
  ];
}

/** The ribbons that are put on it by hand, each with what else wears it. */
function ribbonFields(
  context: ConsoleContext,
  ribbons: readonly SellerRibbon[],
  chosen: readonly number[],
): ConsoleFieldData[] {
  const { translate } = context;
  if (ribbons.length === 0) return [];
  return [
    {
      kind: "ticks",
      name: draftFields.ribbons,
      label: translate("shopRibbons.draft.title"),
      hint: translate("shopRibbons.draft.hint"),
      ticks: ribbons.map((ribbon) => ({
        name: ribbonTick(ribbon.id_ribbon),
        label: ribbonName(context, ribbon),
        hint: ribbon.rule === "by_hand" ? translate("shopRibbons.draft.byHand") : ruleWords(context, ribbon),
        value: chosen.includes(ribbon.id_ribbon) ? "on" : "",
      })),
    },
  ];
}

/** Among which of the shop's categories it goes; of a single one nobody is asked. */
function categoryField(
  { translate }: ConsoleContext,
  categories: readonly { id_category: number; name: string }[],
  chosen: number | null,
): ConsoleFieldData[] {
  if (categories.length < 2) return [];
  const options = categories.map(({ id_category, name }) => ({ value: String(id_category), label: name }));
  return [
    {
      kind: "select",
      name: draftFields.category,
      label: translate("goods.new.category"),
      value: chosen === null ? options[0]?.value : String(chosen),
      options,
    },
  ];
}

/** Which of the shop's size guides shoppers open beside its sizes; a shop without one is not asked. */
function sizeGuideField(
  context: ConsoleContext,
  guides: readonly SellerSizeGuide[],
  chosen: number | null,
): ConsoleFieldData[] {
  const { translate } = context;
  if (guides.length === 0) return [];
  const none = { value: "0", label: translate("sizeGuides.draft.none") };
  return [
    {
      kind: "select",
      name: draftFields.sizeGuide,
      label: translate("sizeGuides.draft.label"),
      hint: translate("sizeGuides.draft.hint"),
      value: String(chosen ?? 0),
      options: [
        none,
        ...guides.map((guide) => ({ value: String(guide.id_size_guide), label: nameHere(context, guide) })),
      ],
    },
  ];
}
