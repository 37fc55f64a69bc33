import { redirect } from "@remix-run/node";
import type { PricedLine, Quote } from "@haat/contract/shop/cart.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { pricedLineView } from "../../server/present/display.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { failureAsPage } from "../../server/failure/page-failure.server";
import { typedText } from "@haat/web-forms/typed-text.server";
import type { PageLanguage, RequestContext } from "../../server/http/request-context.server";
import { refuseCoupon, flashCouponApplied, flashCouponCleared } from "../cart/coupon.server";
import type { CheckoutOrder } from "./order-placing.server";
import type { CheckoutChoice } from "./checkout-query.server";
import type { Purchase } from "./checkout.server";
import { choiceGroups, choiceQuery, readChoice } from "../catalogue/attribute-choice";
import { findProduct } from "../catalogue/product.server";
import { checkedQuantity, typedQuantity } from "../cart/quantity.server";
import { directFields } from "./direct-query";
import type { Shop } from "../../server/http/shop-of-page.server";

/** One product as what is about to be bought. What is still missing is chosen on the product's page. */
export async function directPurchase(
  context: RequestContext,
  shop: Shop,
  query: URLSearchParams,
): Promise<Purchase & CheckoutOrder> {
  const { paths, seller } = shop;
  const slug = typedText(query.get(directFields.product), 120);
  if (!slug) throw redirect(paths.products("all"));
  const product = await findProduct(context, shop, slug);
  const choice = readChoice(query, product);
  const productHref = paths.product(product.slug, choiceQuery(choice));
  const backToProduct = (text: string) => {
    leaveMessage(context, "warning", text);
    return redirect(productHref);
  };
  const missing = choiceGroups(product, choice).find((_, place) => choice[place] === undefined);
  if (missing) throw backToProduct(context.translate("pages.product.choose", { attribute: missing.name }));
  const typed = typedQuantity(query.get(directFields.quantity));
  const quantity = checkedQuantity(context, typed || 1);
  if (!quantity.ok) throw backToProduct(quantity.error);
  const item = {
    id_product: product.id_product,
    id_product_attribute: choice.filter((id) => id !== undefined),
    quantity: quantity.value,
  };
  const wanted = new URLSearchParams({
    [directFields.product]: product.slug,
    [directFields.quantity]: String(quantity.value),
    ...choiceQuery(choice),
  });
  return {
    base: `${paths.direct}?${wanted}`,
    edit: { href: productHref, label: context.translate("accountPages.direct.change") },
    price: async (chosen) => {
      const quote = await priceDirectly(context, seller.seller_key, item, chosen);
      const lines = quote.items.map((line) => lineView(context, shop, line));
      return { quote, lines, refused: refusedCoupon(context, quote, chosen.coupon) };
    },
    coupon: {
      isInAddress: true,
      apply: async (chosen, code) => {
        if (!code) return refuseCoupon("", context.translate("api.errors.coupon_missing"));
        const { coupon, coupon_refusal } = await priceDirectly(context, seller.seller_key, item, chosen);
        if (coupon_refusal) return refuseCoupon(code, coupon_refusal.message);
        if (coupon) flashCouponApplied(context);
        return undefined;
      },
      takeOff: async () => flashCouponCleared(context),
    },
    place: (order, idempotencyKey) =>
      context.client().order.directPurchaseOrder({ ...order, ...item }, { context: { idempotencyKey } }),
  };
}

/** A coupon of the address that does not count, and why. */
function refusedCoupon(context: RequestContext, { coupon_refusal }: Quote, code: string | undefined) {
  if (!coupon_refusal || !code) return undefined;
  context.noteRefusal();
  return { code, error: coupon_refusal.message };
}

async function priceDirectly(
  context: RequestContext,
  sellerKey: string,
  item: { id_product: number; id_product_attribute: number[]; quantity: number },
  choice: CheckoutChoice,
) {
  const quoted = await attempt(
    context.client().order.directPurchaseQuote({
      language: context.language,
      sellerKey,
      ...item,
      shipping_method: choice.shippingMethod,
      address_unique_id: choice.addressId,
      code: choice.coupon,
    }),
  );
  if (!quoted.ok) throw failureAsPage(context, quoted.failure);
  return quoted.answer.data;
}

function lineView(context: PageLanguage, shop: Shop, line: PricedLine) {
  return { id: String(line.id_product), ...pricedLineView(context, shop, line, false) };
}
