import { translator } from "@haat/i18n/translator";
import { adminApi } from "../console-account/console-identity";
import { changeContent, createContent, listContents, removeContent } from "./site-content.usecases";

const calls = adminApi.siteContents;

export const siteContentRoutes = {
  contents: calls.contents.handler(async ({ input, context }) => ({
    success: true,
    data: { contents: await listContents(context.services, context.scope, input.kind) },
  })),
  createContent: calls.createContent.handler(async ({ input, context }) => {
    const { language, ...given } = input;
    const content = await createContent(context.services, context, given);
    return { success: true, data: { content }, message: translator(language)("siteContent.told.created") };
  }),
  changeContent: calls.changeContent.handler(async ({ input, context }) => {
    const { language, id_content: id, ...given } = input;
    const content = await changeContent(context.services, context, { id, ...given });
    return { success: true, data: { content }, message: translator(language)("siteContent.told.changed") };
  }),
  removeContent: calls.removeContent.handler(async ({ input, context }) => {
    await removeContent(context.services, context, input.id_content);
    return { success: true, data: {}, message: translator(input.language)("siteContent.told.removed") };
  }),
};
