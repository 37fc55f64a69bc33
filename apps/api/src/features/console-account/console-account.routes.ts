import { translator } from "@haat/i18n/translator";
import { api } from "../../http/call";
import { textIn } from "../../http/language";
import { register, signIn } from "../account/account.usecases";
import { consoleCallerOf } from "../account/caller";
import { endSession, listSessions, signOut, signOutEverywhere } from "../account/session.usecases";
import { answerInvitation } from "../member/invitation.usecases";
import { acceptSellerTerms } from "../terms/terms.usecases";
import { describeAccount } from "./console-account.usecases";
import { accountApi, forgetAccountOf } from "./console-identity";

const calls = accountApi.sellerAccount;

export const consoleAccountRoutes = {
  signin: api.sellerAccount.signin.handler(({ input, context }) =>
    signIn(context.services, input, consoleCallerOf(context)),
  ),
  registration: api.sellerAccount.registration.handler(({ input, context }) =>
    register(context.services, input, consoleCallerOf(context)),
  ),
  me: calls.me.handler(async ({ input, context }) => ({
    success: true,
    data: await describeAccount(context.services, context.account, input.language),
  })),
  answerInvitation: calls.answerInvitation.handler(async ({ input, context }) => {
    const { services, account, actor } = context;
    const { sellerKey, title } = await answerInvitation(services, account, actor, input);
    const { shops } = await describeAccount(services, account, input.language);
    const translate = translator(input.language);
    const joined =
      input.answer === "accept" ? shops.find((shop) => shop.seller_key === sellerKey) : undefined;
    const message = joined
      ? translate("people.joined", { shop: textIn(input.language, title) })
      : translate("people.declined");
    return { success: true, data: { shop: joined ?? null }, message };
  }),
  acceptTerms: calls.acceptTerms.handler(async ({ input, context }) => {
    const { account, actor, services } = context;
    await acceptSellerTerms(services, { accountId: account.id, actor }, input.version);
    return { success: true, data: { status: 1 }, message: translator(context.language)("terms.told") };
  }),
  logout: calls.logout.handler(async ({ context }) => {
    await signOut(context.services, context.account.id, consoleCallerOf(context));
    forgetAccountOf(context);
    const message = translator(context.language)("api.account.signedOut");
    return { success: true, data: { status: 1 }, message };
  }),
  logoutEverywhere: calls.logoutEverywhere.handler(async ({ context }) => {
    await signOutEverywhere(context.services, context.account.id, consoleCallerOf(context));
    forgetAccountOf(context);
    const message = translator(context.language)("api.account.signedOutEverywhere");
    return { success: true, data: { status: 1 }, message };
  }),
  sessions: calls.sessions.handler(async ({ input, context }) => {
    const { services, account } = context;
    const sessions = await listSessions(services, account.id, consoleCallerOf(context), input.language);
    return { success: true, data: { sessions } };
  }),
  endSession: calls.endSession.handler(async ({ input, context }) => {
    await endSession(context.services, context.account.id, input.id, consoleCallerOf(context));
    forgetAccountOf(context);
    const message = translator(context.language)("api.account.sessionEnded");
    return { success: true, data: { status: 1 }, message };
  }),
};
