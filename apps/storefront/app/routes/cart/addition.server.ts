import { attempt } from "@haat/web-forms/call-failure.server";
import type { RequestContext } from "../../server/http/request-context.server";
import type { Shop } from "../../server/http/shop-of-page.server";
import { keepCartKey } from "../../server/session/cart-key.server";
import { additionKey, type Addition } from "./add-key.server";

/**
 * Puts a product in the visitor's cart, once for each state of the cart.
 * @param version the field of the form that says which state its page was made for
 */
export async function addToCart(
  context: RequestContext,
  shop: Shop,
  addition: Addition,
  version: FormDataEntryValue | null,
) {
  const idempotencyKey = additionKey(context, addition, typeof version === "string" ? version : null);
  const { language } = context;
  const added = await attempt(
    context
      .client()
      .cart.addToCart(
        { language, seller_key: shop.seller.seller_key, ...addition },
        { context: { idempotencyKey } },
      ),
  );
  if (added.ok) keepCartKey(context, added.answer.data.cart_key);
  return added;
}
