/** What can be wrong with fields of a coupon. */
export const couponFieldErrors = [
  "coupon_code_required",
  "coupon_code_shape",
  "coupon_code_taken",
  "coupon_title_long",
  "coupon_percent_invalid",
  "coupon_amount_invalid",
  "coupon_cap_fixed",
  "coupon_days_turned",
  "coupon_uses_invalid",
  "coupon_uses_below",
] as const;
