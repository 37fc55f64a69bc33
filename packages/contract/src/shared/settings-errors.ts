/** What can be wrong with a field of a shop's settings. */
export const settingsFieldErrors = [
  "pause_note_long",
  "open_orders_invalid",
  "code_from_invalid",
  "hours_invalid",
  "days_off_many",
  "least_order_invalid",
  "vat_percent_invalid",
  "bin_invalid",
  "bin_required",
  "legal_name_long",
] as const;
