/** What can be wrong with fields about what is printed of orders, who hears of them, couriers and parcels. */
export const parcelFieldErrors = [
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
  "push_unknown",
] as const;
