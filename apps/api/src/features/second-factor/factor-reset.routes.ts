import { translator } from "@haat/i18n/translator";
import { adminApi } from "../console-account/console-identity";
import { askReset, confirmReset, listResets, stopReset } from "./factor-reset.usecases";

const calls = adminApi.adminFactorResets;

export const factorResetRoutes = {
  factorResets: calls.factorResets.handler(async ({ context }) => ({
    success: true,
    data: { resets: await listResets(context.services, context.scope) },
  })),
  askFactorReset: calls.askFactorReset.handler(async ({ input, context }) => {
    const reset = await askReset(context.services, context, input);
    return { success: true, data: { reset }, message: translator(input.language)("factorReset.done.ask") };
  }),
  confirmFactorReset: calls.confirmFactorReset.handler(async ({ input, context }) => {
    const reset = await confirmReset(context.services, context, input);
    return {
      success: true,
      data: { reset },
      message: translator(input.language)("factorReset.done.confirm"),
    };
  }),
  stopFactorReset: calls.stopFactorReset.handler(async ({ input, context }) => {
    await stopReset(context.services, context, input);
    const message = translator(input.language)("factorReset.done.stop");
    return { success: true, data: { status: 1 }, message };
  }),
};
