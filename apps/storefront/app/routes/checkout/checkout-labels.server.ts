import { componentLabels } from "../../server/present/labels.server";
import type { PageLanguage } from "../../server/http/request-context.server";

/** The words of the checkout, whatever is bought. */
export function checkoutLabels(context: PageLanguage) {
  const { addressChoice, couponBox, deliveryMethod, formErrors, orderSummary } = componentLabels(context);
  const { translate } = context;
  return {
    addressChoice,
    couponBox,
    deliveryMethod,
    formErrors,
    orderSummary,
    needAddress: translate("pages.checkout.needAddress"),
    placeOrder: translate("pages.checkout.placeOrder"),
    update: translate("pages.checkout.update"),
    items: translate("pages.checkout.summaryHeading"),
    unsent: translate("accountPages.checkout.unsent"),
    retry: translate("accountPages.checkout.retry"),
  };
}
