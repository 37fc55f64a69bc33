import { redirect } from "@remix-run/node";
import type { RequestContext } from "../../server/http/request-context.server";
import type { Shop } from "../../server/http/shop-of-page.server";
import { answerQuickAdd } from "../cart/quick-add.server";

/** What is posted to a list: one of its cards' buttons, or nothing that it knows. */
export async function answerListForm(context: RequestContext, shop: Shop, request: Request) {
  return (await answerQuickAdd(context, shop, request, context.path)) ?? redirect(context.path);
}
