import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerCategory } from "@haat/contract/seller/seller-categories.contract";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { categoriesAndMotifs, categoryName, categoryOf } from "../category-of.server";
import { placeField } from "../place-field.server";
import { categoryFormFields as fields, newCategory } from "./category.form";
import type { CategoryPage } from "./category.view";

type Motif = Awaited<ReturnType<typeof categoriesAndMotifs>>["motifs"][number];

/** A category of a shop to be changed, or a new one. */
export async function categoryPage(
  context: ConsoleContext,
  shop: OwnShop,
  param: string,
): Promise<CategoryPage & { head: { title: string } }> {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const { categories: all, motifs } = await categoriesAndMotifs(context, shop);
  const category = param === newCategory ? undefined : categoryOf(context, all, param);
  const others = all.filter((each) => each !== category);
  const form = formPage(context, {
    title: category ? categoryName(context, category) : translate("shopCategories.newTitle"),
    back: { href: paths.shop(seller_key, "goods/categories"), label: translate("shopCategories.back") },
    action: paths.shopCategory(seller_key, category?.id_category ?? newCategory),
    hidden: category ? { [fields.version]: category.version } : { [fields.key]: randomUUID() },
    fields: [
      ...nameFields(context, category),
      placeField(
        context,
        fields.position,
        others.map((other) => categoryName(context, other)),
        category?.position,
      ),
      motifField(context, motifs, category),
    ],
    submit: translate(category ? "shopCategories.save" : "shopCategories.create"),
  });
  const removal = category && {
    href: paths.shopCategoryRemoval(seller_key, category.id_category),
    label: translate("shopCategories.remove"),
  };
  return { ...form, removal };
}

function nameFields({ language, translate }: ConsoleContext, category?: SellerCategory): ConsoleFieldData[] {
  const bn: ConsoleFieldData = {
    kind: "text",
    name: fields.name_bn,
    label: translate("shopCategories.nameBn"),
    hint: translate("shopCategories.nameHint"),
    lang: "bn",
    value: category?.name_bn,
  };
  const en: ConsoleFieldData = {
    kind: "text",
    name: fields.name_en,
    label: translate("shopCategories.nameEn"),
    hint: translate("shopCategories.nameHint"),
    lang: "en",
    value: category?.name_en,
  };
  return language === "bn" ? [bn, { ...en, hint: undefined }] : [en, { ...bn, hint: undefined }];
}

/** What it shows; a picture that is none of ours stays unless another one is chosen. */
function motifField(
  { translate }: ConsoleContext,
  motifs: readonly Motif[],
  category?: SellerCategory,
): ConsoleFieldData {
  const known = motifs.find(({ picture }) => picture === category?.picture);
  const asItIs = category
    ? { picture: `/media/${category.picture}`, title: translate("shopCategories.asItIs") }
    : { title: translate("shopCategories.asTheShop") };
  return {
    kind: "cards",
    columns: 2,
    folded: true,
    name: fields.motif,
    label: translate("shopCategories.picture"),
    value: known?.motif ?? "",
    options: [
      ...(known ? [] : [{ value: "", ...asItIs }]),
      ...motifs.map(({ motif, picture }) => ({
        value: motif,
        picture: `/media/${picture}`,
        title: translate(`adminContent.category.motifs.${motif}`),
      })),
    ],
  };
}
