import { translator } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import { createApiKey, listApiKeys, revokeApiKey } from "./api-key.usecases";

const calls = sellerApi.sellerApiKeys;

export const apiKeyRoutes = {
  apiKeys: calls.apiKeys.handler(async ({ context }) => ({
    success: true,
    data: { api_keys: await listApiKeys(context.services, context.scope) },
  })),
  createApiKey: calls.createApiKey.handler(async ({ input, context }) => ({
    success: true,
    data: await createApiKey(context.services, context, input),
  })),
  revokeApiKey: calls.revokeApiKey.handler(async ({ input, context }) => {
    const data = await revokeApiKey(context.services, context, input.id);
    return { success: true, data, message: translator(input.language)("apiKeys.revoked") };
  }),
};
