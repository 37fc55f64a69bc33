import { adminInboxCalls } from "@haat/contract/admin/admin-inbox.contract";
import { translator } from "@haat/i18n/translator";
import { linkPages } from "../../http/page-links";
import { adminApi } from "../console-account/console-identity";
import { handleMessage, listMessages, showMessage } from "./inbox.usecases";

const calls = adminApi.adminInbox;

export const inboxRoutes = {
  messages: calls.messages.handler(async ({ input, context }) => {
    const found = await listMessages(context.services, context.scope, input);
    const links = linkPages(adminInboxCalls.messages, input, found.last_page, context.replyHeaders);
    return { success: true, data: { ...found, ...links } };
  }),
  message: calls.message.handler(async ({ input, context }) => ({
    success: true,
    data: { message: await showMessage(context.services, context.scope, input) },
  })),
  handleMessage: calls.handleMessage.handler(async ({ input, context }) => {
    const message = await handleMessage(context.services, context, input);
    const told = translator(input.language)(`inbox.told.${message.state}`);
    return { success: true, data: { message }, message: told };
  }),
};
