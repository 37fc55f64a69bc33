import { json, redirect } from "@remix-run/node";
import { quickAddFields } from "@haat/ui/commerce/quick-add-form/quick-add-fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import type { RequestContext } from "../../server/http/request-context.server";
import type { Shop } from "../../server/http/shop-of-page.server";
import { cartVersionField } from "./add-key.server";
import { addToCart } from "./addition.server";
import { checkedQuantity, typedQuantity } from "./quantity.server";
import type { QuickAddAnswer, QuickAddProps, RefusedAdd } from "../../shell/quick-add";

/** What a page's cards put their products in the cart with. @param action where the page takes it */
export async function quickAddView(
  { visitor }: RequestContext,
  { seller }: Shop,
  action: string,
): Promise<QuickAddProps | undefined> {
  if (!seller.standing.is_selling) return undefined;
  const { version } = await visitor.cart(seller.seller_key);
  return { action, hidden: { [cartVersionField]: version } };
}

/**
 * Puts the product whose card's button was pressed in the cart, and says what happened on the page it was pressed on.
 * @param back that page
 * @returns nothing where no card's button sent the form
 */
export async function answerQuickAdd(context: RequestContext, shop: Shop, request: Request, back: string) {
  const form = await readForm(request.clone(), [quickAddFields.product, cartVersionField]);
  const id = form.get(quickAddFields.product);
  if (typeof id !== "string") return undefined;
  const field = quickAddFields.quantity(id);
  const typed = (await readForm(request, [field])).get(field);
  const quantity = checkedQuantity(context, typedQuantity(typed, "1"));
  const refuse = (text: string) => refusal(context, { id, quantity: String(typed ?? ""), error: text });
  if (!quantity.ok) return refuse(quantity.error);

  const { language } = context;
  const found = await attempt(
    context.client().catalogue.shopProductById({ language, sellerKey: shop.seller.seller_key, slug: id }),
  );
  if (!found.ok) return refuse(found.failure.detail);
  const product = found.answer.data.product[0];
  // It had nothing to choose when the page was made.
  if (!product || product.has_attributes) return redirect(shop.paths.product(product?.slug ?? id));

  const addition = { id_product: product.id_product, id_product_attribute: [], quantity: quantity.value };
  const added = await addToCart(context, shop, addition, form.get(cartVersionField));
  if (!added.ok) return refuse(added.failure.errors[0]?.message ?? added.failure.detail);
  const { change } = added.answer.data;
  const isLess = change === "capped" || change === "short";
  const text = context.translate("pages.product.added", { name: product.name });
  return isLess
    ? tell(context, back, "warning", added.answer.message ?? text)
    : tell(context, back, "success", text);
}

/** The page once more, with what was typed and why it was refused beside its card; with scripts the field has it still. */
function refusal(context: RequestContext, refused: RefusedAdd) {
  if (!context.isClientNavigation) return json<QuickAddAnswer>({ refused }, { status: 422 });
  leaveMessage(context, "error", refused.error);
  return json<QuickAddAnswer>({});
}

function tell(context: RequestContext, back: string, kind: "success" | "warning", text: string) {
  leaveMessage(context, kind, text);
  return context.isClientNavigation ? json<QuickAddAnswer>({}) : redirect(back);
}
