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

/** What calls answer about coupons; with their HTTP statuses. */
export const couponErrors = {
  coupon_missing: 422,
  coupon_invalid: 422,
  coupon_of_other_shop: 422,
  coupon_expired: 422,
  coupon_paused: 422,
  coupon_changed: 409,
  coupon_used: 409,
  coupon_not_started: 422,
  coupon_below_minimum: 422,
  coupon_used_up: 422,
  coupon_already_used: 422,
} as const;
