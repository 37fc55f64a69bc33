import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { handOverFields } from "../../../server/session/hand-over.server";
import { loadShop } from "../../../server/shop/shop.server";
import { askPlatform, bringSignIn } from "./platform-sign-in.server";

/** Here the platform's host sends back who came from this one. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const token = new URL(request.url).searchParams.get(handOverFields.token) ?? "";
  return bringSignIn(context, shop, token);
}

/** The button on the shop's sign-in page. */
export async function action({ context, params }: ActionFunctionArgs) {
  return askPlatform(context, await loadShop(context, params));
}
