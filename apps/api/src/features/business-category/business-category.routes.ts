import { translator } from "@haat/i18n/translator";
import { adminApi } from "../console-account/console-identity";
import { changeCategory, createCategory, listCategories, removeCategory } from "./business-category.usecases";
import { allMotifs } from "./category-picture";

const calls = adminApi.adminCategories;

export const businessCategoryRoutes = {
  categories: calls.categories.handler(async ({ context }) => ({
    success: true,
    data: { categories: await listCategories(context.services, context.scope), motifs: allMotifs },
  })),
  createCategory: calls.createCategory.handler(async ({ input, context }) => {
    const { language, ...given } = input;
    const category = await createCategory(context.services, context, given);
    return { success: true, data: { category }, message: translator(language)("adminContent.told.created") };
  }),
  changeCategory: calls.changeCategory.handler(async ({ input, context }) => {
    const { language, ...given } = input;
    const category = await changeCategory(context.services, context, given);
    return { success: true, data: { category }, message: translator(language)("adminContent.told.changed") };
  }),
  removeCategory: calls.removeCategory.handler(async ({ input, context }) => {
    await removeCategory(context.services, context, input.id);
    return { success: true, data: {}, message: translator(input.language)("adminContent.told.removed") };
  }),
};
