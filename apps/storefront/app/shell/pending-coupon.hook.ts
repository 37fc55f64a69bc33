import { couponFields, couponIntents } from "@haat/ui/commerce/coupon-box/coupon-box";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";

/** The code of the coupon that is on its way to be used, as it was typed or pressed. Other forms have one with them, too. */
export function usePendingCoupon(): string | undefined {
  const { formData } = usePendingForm();
  const code = formData?.get(couponFields.code);
  const intent = formData?.get(couponFields.intent) ?? couponIntents.apply;
  return typeof code === "string" && intent === couponIntents.apply ? code : undefined;
}
