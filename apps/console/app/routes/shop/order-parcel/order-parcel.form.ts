/** What is said of an order's parcel. */
export const parcelFormFields = {
  courier: "courier",
  tracking_code: "tracking_code",
  pieces: "pieces",
  weight_grams: "weight_grams",
  note: "note",
  state: "state",
  fee: "fee",
  /** As it was read. */
  version: "version",
} as const;
