/** What can be wrong with fields about orders that a shop writes down, what is printed of orders, who hears of them, couriers and parcels. */
export const parcelFieldErrors = [
  "goods_required",
  "recipient_required",
  "recipient_long",
  "print_orders_required",
  "print_orders_many",
  "scan_required",
  "scan_unknown",
  "courier_required",
  "courier_unknown",
  "courier_name_required",
  "courier_name_long",
  "courier_name_taken",
  "link_shape",
  "tracking_shape",
  "parcel_pieces",
  "parcel_weight",
  "parcel_note_long",
  "parcel_fee",
  "account_part_required",
  "account_part_shape",
  "parcels_required",
  "push_unknown",
] as const;

/** What calls answer about parcels; with their HTTP statuses. */
export const parcelErrors = {
  parcel_impossible: 409,
  /** Only an accepted order that is brought somewhere and is not over is sent to a courier. */
  parcel_not_ready: 409,
  /** It is being sent to the courier at this moment. */
  parcel_being_sent: 409,
  /** A courier has it already. */
  parcel_sent: 409,
  /** The platform reaches no such courier, or the shop has no account there. */
  courier_not_reached: 409,
} as const;
