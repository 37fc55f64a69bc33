/** What is said of a coupon. */
export const couponFormFields = {
  /** Of a new one; it stays. */
  code: "code",
  kind: "kind",
  value: "value",
  max_discount: "max_discount",
  min_item_total: "min_item_total",
  starts_on: "starts_on",
  ends_on: "ends_on",
  total_uses: "total_uses",
  uses_per_customer: "uses_per_customer",
  audience: "audience",
  title_bn: "title_bn",
  title_en: "title_en",
  /** As it was read; a new one has none. */
  version: "version",
  /** Of a new one: sent twice, it is made once. */
  key: "key",
} as const;

/** Stands for a new coupon where the others have their number. */
export const newCoupon = "new";

/** What else can be done with one; its field is `intent`. */
export const couponIntents = { pause: "pause", resume: "resume" } as const;
