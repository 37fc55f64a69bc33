import { redirect } from "@remix-run/node";
import { attempt } from "@haat/web-forms/call-failure.server";
import { handOverFields, isSecret } from "../../../server/session/hand-over.server";
import { asCustomer } from "../../../server/http/guard.server";
import { flashFailure } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { canBeHost, isShopName } from "../../../server/shop/shop.server";

/**
 * Sends whoever is signed in here back to the shop's own host they come from, with a token for a session there; others sign
 * in first. Only a shop's name is taken from the address: its host is made of it, so that it can be none but ours.
 */
export function handOver(context: RequestContext, query: URLSearchParams): Promise<Response> {
  const { paths, session } = context;
  const shop_name = query.get(handOverFields.shop) ?? "";
  const challenge = query.get(handOverFields.challenge) ?? "";
  if (!canBeHost(shop_name) || !isSecret(challenge)) return Promise.resolve(redirect(paths.platformHome));
  return asCustomer(context, paths.own, async () => {
    const made = await attempt(context.client().handOver.handOver({ shop_name, challenge }));
    if (!made.ok) {
      // The shop's page on this host says by itself where there is no such shop.
      flashFailure(context, made.failure);
      return redirect(isShopName(shop_name) ? paths.shop(shop_name).home : paths.platformHome);
    }
    // Who has just signed in here is welcomed there.
    session.set({ message: undefined });
    return redirect(paths.handOverTo(shop_name, made.answer.data.token));
  });
}
