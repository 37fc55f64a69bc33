import { redirect } from "@remix-run/node";
import { formatMoney } from "@haat/i18n/money";
import { otpFields, otpIntents } from "@haat/ui/commerce/otp-form/otp-form";
import { codeFormKey } from "@haat/web-forms/code-request.server";
import { codeStep } from "@haat/web-forms/code-step.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { Shop } from "../../../server/http/shop-of-page.server";
import { componentLabels } from "../../../server/present/labels.server";
import { pageHead } from "../../../server/seo/head.server";
import { cartPurchase } from "../cart-purchase.server";
import { checkoutHref } from "../checkout-query.server";
import { directPurchase } from "../direct-purchase.server";
import { directFields } from "../direct-query";
import { orderCodeHref, readOrderWished } from "../order-code-query.server";

/** The order that an address asks a code for. @throws a way to the checkout where it names none */
export async function orderOfAddress(context: RequestContext, shop: Shop, query: URLSearchParams) {
  const wished = readOrderWished(query);
  if (!wished) throw redirect(shop.paths.checkout);
  const purchase = query.has(directFields.product)
    ? await directPurchase(context, shop, query)
    : cartPurchase(context, shop);
  return {
    wished,
    purchase,
    page: orderCodeHref(shop, purchase.base, wished),
    checkout: checkoutHref(purchase.base, wished.choice),
  };
}

/** Asks for the code of an order that was sent; where none is on its way, whether one is to be sent. */
export async function orderCodePage(context: RequestContext, shop: Shop, query: URLSearchParams) {
  const { language, session, translate } = context;
  const { wished, page, checkout } = await orderOfAddress(context, shop, query);
  const { data } = await context.client().account.customerProfile({ language });
  const phone = data[0]?.mobile ?? "";
  const { orderCode } = session.data;
  const isOnItsWay = orderCode !== undefined && orderCode.expiresAt > Date.now();
  const title = translate("trust.code.title");
  const shopTitle = shop.seller.title;
  return {
    head: pageHead(context, {
      title,
      brand: shopTitle,
      description: translate("trust.code.description", { shop: shopTitle }),
      seller: shop.seller,
      isUnlisted: true,
    }),
    title,
    lead: translate("trust.code.lead", {
      shop: shopTitle,
      amount: formatMoney(wished.expectedTotal, language),
    }),
    otp: isOnItsWay ? codeStep(context, { phone, ...orderCode }, { action: page }) : null,
    send: {
      action: page,
      hidden: { ...codeFormKey(), [otpFields.intent]: otpIntents.resend },
      label: translate("trust.code.send", { phone }),
    },
    back: { href: checkout, label: translate("trust.code.back") },
    labels: componentLabels(context).otpForm,
    errors: componentLabels(context).formErrors,
  };
}
