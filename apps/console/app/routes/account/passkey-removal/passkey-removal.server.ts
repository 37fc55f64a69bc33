import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { removalPage, removeFactor } from "../removed-factor.server";

const passkeyOf = (request: Request) => new URL(request.url).searchParams.get("passkey") ?? "";

/** Asks whether a passkey may go. One that is not there is no page. */
export async function passkeyRemovalPage(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const id = passkeyOf(request);
  const { data } = await context.client().secondFactor.secondFactors({ language });
  const passkey = data.passkeys.find(({ id_passkey }) => id_passkey === id);
  if (!passkey) throw pageFailure(context, 404);
  return removalPage(context, {
    title: translate("secondFactor.passkeyRemoveQuestion", { name: passkey.name }),
    lead: translate("secondFactor.passkeyRemoveLead"),
    action: paths.to("account/second-factor/passkey/remove", { passkey: id }),
  });
}

/** Takes it away. */
export function removePasskey(context: ConsoleContext, request: Request) {
  const { language } = context;
  const id = passkeyOf(request) || "none";
  return removeFactor(context, context.client().secondFactor.removePasskey({ language, id }));
}
