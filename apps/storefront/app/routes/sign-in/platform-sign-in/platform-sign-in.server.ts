import { redirect } from "@remix-run/node";
import { attempt } from "@haat/web-forms/call-failure.server";
import { challengeOf, handOverFields, isSecret, newVerifier } from "../../../server/session/hand-over.server";
import { leaveMessage, flashFailure } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { returnPath } from "../../../server/http/return-path.server";
import { inShop } from "../../../server/shop/own-place.server";
import { enter, refuseEntry } from "../sign-in-code.action.server";
import type { Shop } from "../../../server/http/shop-of-page.server";

/**
 * Asks the platform's host for its sign-in. The secret stays in this host's cookie: what comes back is good only together
 * with it, so that nobody is signed in by a link of somebody else's.
 */
export function askPlatform(context: RequestContext, { seller, paths }: Shop): Response {
  const { hostShop, session } = context;
  // Below the platform's own host the sign-in is the platform's already.
  if (!hostShop || session.data.token) return redirect(returnPath(context, paths.home));
  const verifier = newVerifier();
  session.set({ handOverVerifier: verifier });
  const { shop, challenge } = handOverFields;
  const asked = { [shop]: seller.shop_name, [challenge]: challengeOf(verifier) };
  return redirect(context.paths.platform("hand-over", asked));
}

/** Trades what came back from the platform for a session of this host; what is not for this browser is said to be so. */
export async function bringSignIn(context: RequestContext, shop: Shop, token: string): Promise<Response> {
  const { hostShop, language, session } = context;
  if (session.data.token) return redirect(returnPath(context, shop.paths.home));
  if (!hostShop || !isSecret(token)) return redirect(shop.paths.login);
  // Without a secret of its own this browser did not ask; the token is brought all the same, so that it is used up.
  const verifier = session.data.handOverVerifier ?? newVerifier();
  const { shop_name } = shop.seller;
  const brought = await attempt(
    context.client().handOver.signinHandOver({ language, shop_name, token, verifier }),
  );
  if (!brought.ok) {
    leaveMessage(context, "error", brought.failure.detail);
    flashFailure(context, brought.failure);
    return redirect(shop.paths.login);
  }
  const { answer } = brought;
  return answer.access_token
    ? enter(context, inShop(shop), answer)
    : refuseEntry(context, inShop(shop), answer.message);
}
