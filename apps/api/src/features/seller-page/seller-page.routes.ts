import { translator } from "@haat/i18n/translator";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { changeOwnPage, createOwnPage, listOwnPages, removeOwnPage } from "./seller-page.usecases";

const calls = sellerApi.sellerPages;

export const sellerPageRoutes = {
  pages: calls.pages.handler(async ({ context }) => ({
    success: true,
    data: { pages: await listOwnPages(context.services, context.scope) },
  })),
  createPage: calls.createPage.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await createOwnPage(services, context, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    const message = translator(language)("extraPages.told.created");
    return { success: true, data: { page: answer }, message };
  }),
  changePage: calls.changePage.handler(async ({ input, context }) => {
    const { language, seller_key: _, id_extra_page: id, ...given } = input;
    const page = await changeOwnPage(context.services, context, { id, ...given });
    return { success: true, data: { page }, message: translator(language)("extraPages.told.changed") };
  }),
  removePage: calls.removePage.handler(async ({ input, context }) => {
    const slug = await removeOwnPage(context.services, context, input.id_extra_page);
    return { success: true, data: { slug }, message: translator(input.language)("extraPages.told.removed") };
  }),
};
