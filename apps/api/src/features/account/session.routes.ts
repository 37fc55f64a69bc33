import { translator } from "@haat/i18n/translator";
import { callerOf } from "./caller";
import { forgetCustomerOf, signedInApi } from "./identity";
import { endSession, listSessions, signOutEverywhere } from "./session.usecases";

export const sessionRoutes = {
  logoutEverywhere: signedInApi.session.logoutEverywhere.handler(async ({ context }) => {
    await signOutEverywhere(context.services, context.customer.id, callerOf(context));
    forgetCustomerOf(context);
    const message = translator(context.language)("api.account.signedOutEverywhere");
    return { success: true, data: { status: 1 }, message };
  }),
  sessions: signedInApi.session.sessions.handler(async ({ input, context }) => ({
    success: true,
    data: {
      sessions: await listSessions(context.services, context.customer.id, callerOf(context), input.language),
    },
  })),
  endSession: signedInApi.session.endSession.handler(async ({ input, context }) => {
    await endSession(context.services, context.customer.id, input.id, callerOf(context));
    forgetCustomerOf(context);
    const message = translator(context.language)("api.account.sessionEnded");
    return { success: true, data: { status: 1 }, message };
  }),
};
