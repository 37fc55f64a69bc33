import { translator } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import {
  changeWebhook,
  createWebhook,
  listWebhooks,
  readWebhook,
  removeWebhook,
  replayDelivery,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
} from "./webhook.usecases";

const calls = sellerApi.sellerWebhooks;
const done = { success: true, data: { status: 1 } } as const;

export const webhookRoutes = {
  webhooks: calls.webhooks.handler(async ({ context }) => ({
    success: true,
    data: { webhooks: await listWebhooks(context.services, context.scope) },
  })),
  webhook: calls.webhook.handler(async ({ input, context }) => ({
    success: true,
    data: await readWebhook(context.services, context.scope, input.id),
  })),
  createWebhook: calls.createWebhook.handler(async ({ input, context }) => ({
    success: true,
    data: await createWebhook(context.services, context, input),
  })),
  changeWebhook: calls.changeWebhook.handler(async ({ input, context }) => {
    const data = await changeWebhook(context.services, context, input);
    return { success: true, data, message: translator(input.language)("webhooks.changed") };
  }),
  rotateWebhookSecret: calls.rotateWebhookSecret.handler(async ({ input, context }) => ({
    success: true,
    data: await rotateWebhookSecret(context.services, context, input.id),
  })),
  switchWebhook: calls.switchWebhook.handler(async ({ input, context }) => {
    const { id, is_on: isOn, language } = input;
    const data = await switchWebhook(context.services, context, { id, isOn });
    const message = translator(language)(isOn ? "webhooks.switchedOn" : "webhooks.switchedOff");
    return { success: true, data, message };
  }),
  removeWebhook: calls.removeWebhook.handler(async ({ input, context }) => {
    await removeWebhook(context.services, context, input.id);
    return { ...done, message: translator(input.language)("webhooks.removed") };
  }),
  testWebhook: calls.testWebhook.handler(async ({ input, context }) => {
    const { scope, services, shop } = context;
    await testWebhook(services, { scope, sellerKey: shop.sellerKey }, input.id);
    return { ...done, message: translator(input.language)("webhooks.tested") };
  }),
  replayDelivery: calls.replayDelivery.handler(async ({ input, context }) => {
    await replayDelivery(context.services, context.scope, input.id);
    return { ...done, message: translator(input.language)("webhooks.replayed") };
  }),
};
