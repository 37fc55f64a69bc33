import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import { setReplayHeader } from "../../http/idempotency";
import { allMotifs } from "../business-category/category-picture";
import { sellerApi } from "../console-account/console-identity";
import {
  changeShopCategory,
  createShopCategory,
  listShopCategories,
  removeShopCategory,
} from "./seller-category.usecases";

const calls = sellerApi.sellerCategories;

export const sellerCategoryRoutes = {
  categories: calls.categories.handler(async ({ context }) => ({
    success: true,
    data: { categories: await listShopCategories(context.services, context.scope), motifs: allMotifs },
  })),
  createCategory: calls.createCategory.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await createShopCategory(services, context, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    const message = translator(language)("shopCategories.told.created");
    return { success: true, data: { category: answer }, message };
  }),
  changeCategory: calls.changeCategory.handler(async ({ input, context }) => {
    const { language, seller_key: _, id_category: id, ...given } = input;
    const category = await changeShopCategory(context.services, context, { id, ...given });
    return {
      success: true,
      data: { category },
      message: translator(language)("shopCategories.told.changed"),
    };
  }),
  removeCategory: calls.removeCategory.handler(async ({ input, context }) => {
    const { language, id_category: id, into } = input;
    const moved = await removeShopCategory(context.services, context, { id, into });
    const formatted = formatNumber(moved, language);
    const message = translator(language)(
      moved > 0 ? "shopCategories.told.removedMoved" : "shopCategories.told.removed",
      { formatted },
    );
    return { success: true, data: { moved }, message };
  }),
};
