import { adminApi } from "../console-account/console-identity";
import { saveSettings, showSettings } from "./platform-settings.usecases";

const calls = adminApi.adminSettings;

export const platformSettingsRoutes = {
  platformSettings: calls.platformSettings.handler(async ({ context }) => ({
    success: true,
    data: await showSettings(context.services, context.scope),
  })),
  savePlatformSettings: calls.savePlatformSettings.handler(async ({ input, context }) => ({
    success: true,
    data: await saveSettings(context.services, context, input),
  })),
};
