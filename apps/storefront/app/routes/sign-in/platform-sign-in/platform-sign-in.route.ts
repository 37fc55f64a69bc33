import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { handOverFields } from "../../../server/session/hand-over.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { Shop } from "../../../server/http/shop-of-page.server";
import { missingInShop } from "../../../server/shop/shop-failure.server";
import { loadShop } from "../../../server/shop/shop.server";
import { askPlatform, bringSignIn } from "./platform-sign-in.server";

/** Whoever controls the name of a domain controls what arrives there: no sign-in is handed to one (docs/decisions/022). */
async function shopBelowPlatform(context: RequestContext, params: { shopName?: string }): Promise<Shop> {
  const shop = await loadShop(context, params);
  if (context.isOwnDomain) throw await missingInShop(context, shop, "page");
  return shop;
}

/** Here the platform's host sends back who came from this one. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await shopBelowPlatform(context, params);
  const token = new URL(request.url).searchParams.get(handOverFields.token) ?? "";
  return bringSignIn(context, shop, token);
}

/** The button on the shop's sign-in page. */
export async function action({ context, params }: ActionFunctionArgs) {
  return askPlatform(context, await shopBelowPlatform(context, params));
}
