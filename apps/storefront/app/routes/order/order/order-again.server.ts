import type { Order } from "@haat/contract/shop/order.contract";
import { redirect } from "@remix-run/node";
import { attempt } from "@haat/web-forms/call-failure.server";
import { choiceText } from "../../../server/present/display.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { additionKey, cartVersionField } from "../../cart/add-key.server";
import type { Shop } from "../../../server/http/shop-of-page.server";

/**
 * Puts what is there of an order's products into the cart, at today's prices, and names the rest: what is sold out, no
 * longer sold, or found less room than it asks for. Pressed twice it is the same purchase.
 */
export async function orderAgain(context: RequestContext, shop: Shop, order: Order, form: FormData) {
  const version = String(form.get(cartVersionField) ?? "");
  const rest: string[] = [];
  let added = 0;
  for (const line of order.items.filter(({ quantity }) => quantity > 0)) {
    const put = await addLine(context, shop, line, version);
    if (put > 0) added += 1;
    if (put < line.quantity) rest.push(nameOf(line));
  }
  const names = new Intl.ListFormat(context.language, { type: "conjunction" }).format(rest);
  const { translate } = context;
  if (added === 0) leaveMessage(context, "error", translate("accountPages.order.againNone", { names }));
  else if (rest.length > 0)
    leaveMessage(context, "warning", translate("accountPages.order.againSome", { names }));
  else leaveMessage(context, "success", translate("accountPages.order.againAll"));
  return redirect(added > 0 ? shop.paths.cart : context.path);
}

/** @returns how many pieces of the line the cart has now; none where they cannot be had */
async function addLine(
  context: RequestContext,
  { seller }: Shop,
  line: Order["items"][number],
  version: string,
): Promise<number> {
  const addition = {
    id_product: line.id_product,
    id_product_attribute: line.product_attribute.map((chosen) => chosen.id_product_attribute),
    quantity: line.quantity,
  };
  const { language } = context;
  const idempotencyKey = additionKey(context, addition, version);
  const put = await attempt(
    context
      .client()
      .cart.addToCart(
        { language, seller_key: seller.seller_key, ...addition },
        { context: { idempotencyKey } },
      ),
  );
  return put.ok ? put.answer.data.quantity : 0;
}

function nameOf({ name, product_attribute }: Order["items"][number]): string {
  const choice = choiceText(product_attribute);
  return choice ? `${name} (${choice})` : name;
}
