import type { Language } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import type { CallContext } from "../../http/call";
import { consoleCallerOf, tokenHashOf } from "../account/caller";
import type { Customer } from "../account/account.usecases";
import type { Actor } from "../audit/audit.usecases";
import { accountApi, forgetAccountOf } from "../console-account/console-identity";
import { setReplayHeader } from "../../http/idempotency";
import * as passkeys from "./passkey.usecases";
import { stopOwnReset } from "./factor-reset.usecases";
import * as phoneProof from "./phone-proof.usecases";
import * as factors from "./second-factor.usecases";

const calls = accountApi.secondFactor;

function holderOf(
  context: CallContext & { account: Customer; actor: Actor; language: Language },
): factors.Holder {
  const { account, actor } = context;
  const { language } = context;
  return {
    account,
    actor,
    language,
    caller: consoleCallerOf(context),
    tokenHash: tokenHashOf(context) ?? "",
  };
}

const withCodes = (context: CallContext, recovery_codes: string[]) => {
  forgetAccountOf(context);
  return { success: true as const, data: { recovery_codes } };
};

const done = { success: true as const, data: { status: 1 as const } };

export const secondFactorRoutes = {
  secondFactors: calls.secondFactors.handler(async ({ context }) => ({
    success: true,
    data: await factors.describeFactors(context.services, context.account, context.session),
  })),
  prove: calls.prove.handler(async ({ input, context }) => {
    const left = await factors.prove(context.services, holderOf(context), input.code);
    forgetAccountOf(context);
    return { success: true, data: { recovery_codes_left: left } };
  }),
  sendPhoneCode: calls.sendPhoneCode.handler(async ({ input, context }) => {
    const { services, session, idempotencyKey: key } = context;
    const { language } = input;
    const sent = await phoneProof.sendPhoneCode(services, holderOf(context), session, { key, language });
    setReplayHeader(context, sent.isReplay);
    return {
      success: true,
      data: { otp: sent.otp, expires_in: sent.expiresInSeconds, resend_in: sent.resendInSeconds },
    };
  }),
  provePhone: calls.provePhone.handler(async ({ input, context }) => {
    await phoneProof.provePhone(context.services, holderOf(context), context.session, input.code);
    forgetAccountOf(context);
    return done;
  }),
  beginAuthenticator: calls.beginAuthenticator.handler(async ({ context }) => ({
    success: true,
    data: await factors.beginAuthenticator(context.services, holderOf(context)),
  })),
  confirmAuthenticator: calls.confirmAuthenticator.handler(async ({ input, context }) =>
    withCodes(context, await factors.confirmAuthenticator(context.services, holderOf(context), input.code)),
  ),
  removeAuthenticator: calls.removeAuthenticator.handler(async ({ input, context }) => {
    await factors.removeAuthenticator(context.services, holderOf(context));
    forgetAccountOf(context);
    return { ...done, message: translator(input.language)("secondFactor.authenticatorRemoved") };
  }),
  renewRecoveryCodes: calls.renewRecoveryCodes.handler(async ({ context }) =>
    withCodes(
      context,
      await factors.renewRecoveryCodes(context.services, holderOf(context), context.session),
    ),
  ),
  passkeyOptions: calls.passkeyOptions.handler(async ({ context }) => ({
    success: true,
    data: { options: await passkeys.passkeyOptions(context.services, holderOf(context)) },
  })),
  addPasskey: calls.addPasskey.handler(async ({ input, context }) =>
    withCodes(context, await passkeys.addPasskey(context.services, holderOf(context), input)),
  ),
  passkeyChallenge: calls.passkeyChallenge.handler(async ({ context }) => ({
    success: true,
    data: { options: await passkeys.passkeyChallenge(context.services, holderOf(context)) },
  })),
  provePasskey: calls.provePasskey.handler(async ({ input, context }) => {
    await passkeys.provePasskey(context.services, holderOf(context), input.response);
    forgetAccountOf(context);
    return done;
  }),
  stopReset: calls.stopReset.handler(async ({ input, context }) => {
    await stopOwnReset(context.services, context.actor, input);
    return { ...done, message: translator(input.language)("factorReset.done.stop") };
  }),
  removePasskey: calls.removePasskey.handler(async ({ input, context }) => {
    await factors.removePasskey(context.services, holderOf(context), input.id);
    forgetAccountOf(context);
    return { ...done, message: translator(input.language)("secondFactor.passkeyRemoved") };
  }),
};
