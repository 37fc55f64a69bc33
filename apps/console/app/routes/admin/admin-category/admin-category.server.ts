import type { AdminCategory } from "@haat/contract/admin/admin-categories.contract";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { categoriesAndMotifs, categoryName, categoryOf, type Motif } from "../category-of.server";
import { categoryFormFields as fields, newCategory } from "./admin-category.form";
import type { AdminCategoryPage } from "./admin-category.view";

/** A business category to be changed, or a new one. */
export async function categoryPage(
  context: ConsoleContext,
  param: string,
): Promise<AdminCategoryPage & { head: { title: string } }> {
  const { paths, translate } = context;
  const { categories: all, motifs } = await categoriesAndMotifs(context);
  const category = param === newCategory ? undefined : categoryOf(context, all, param);
  await requireFreshProof(context);
  const others = all.filter((each) => each !== category);
  const id = category?.id_business_category ?? newCategory;
  const form = formPage(context, {
    title: category ? categoryName(context, category) : translate("adminContent.category.newTitle"),
    back: { href: paths.admin("categories"), label: translate("adminContent.categories.back") },
    action: paths.adminCategory(id),
    ...(category && { hidden: { [fields.version]: category.version } }),
    fields: [
      ...nameFields(context, category),
      positionField(context, others, category),
      motifField(context, motifs, others, category),
    ],
    submit: translate(category ? "adminContent.category.save" : "adminContent.category.create"),
  });
  return {
    ...form,
    removal: removalOf(context, category),
  };
}

function nameFields({ translate }: ConsoleContext, category?: AdminCategory): ConsoleFieldData[] {
  return [
    {
      kind: "text",
      name: fields.name_bn,
      label: translate("adminContent.category.nameBn"),
      lang: "bn",
      value: category?.name_bn,
    },
    {
      kind: "text",
      name: fields.name_en,
      label: translate("adminContent.category.nameEn"),
      lang: "en",
      value: category?.name_en,
    },
  ];
}

/** Its picture; a new one begins with the first that no other has, so that the many stay folded. */
function motifField(
  { translate }: ConsoleContext,
  motifs: readonly Motif[],
  others: readonly AdminCategory[],
  category?: AdminCategory,
): ConsoleFieldData {
  const isFree = ({ motif }: Motif) => !others.some((other) => other.motif === motif);
  return {
    kind: "cards",
    columns: 2,
    folded: true,
    name: fields.motif,
    label: translate("adminContent.category.motif"),
    value: category?.motif ?? motifs.find(isFree)?.motif,
    options: motifs.map(({ motif, picture }) => ({
      value: motif,
      picture: `/media/${picture}`,
      title: translate(`adminContent.category.motifs.${motif}`),
    })),
  };
}

/** Its place, told by what stands before it. */
function positionField(
  context: ConsoleContext,
  others: readonly AdminCategory[],
  category?: AdminCategory,
): ConsoleFieldData {
  const { translate } = context;
  const behind = others.map((other, at) => ({
    value: String(at + 2),
    label: translate("adminContent.category.behind", { name: categoryName(context, other) }),
  }));
  return {
    kind: "select",
    name: fields.position,
    label: translate("adminContent.category.position"),
    value: String(category?.position ?? others.length + 1),
    options: [{ value: "1", label: translate("adminContent.category.first") }, ...behind],
  };
}

/** The way to remove it, or why there is none; a new one needs neither. */
function removalOf(
  { paths, translate }: ConsoleContext,
  category?: AdminCategory,
): AdminCategoryPage["removal"] {
  if (!category) return undefined;
  if (category.shop_count > 0) return { reason: translate("adminContent.category.inUse") };
  const href = paths.adminCategoryRemoval(category.id_business_category);
  return { way: { href, label: translate("adminContent.category.remove") } };
}
