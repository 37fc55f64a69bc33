/** What can be wrong with a field of a shop's settings. */
export const settingsFieldErrors = [
  "least_order_invalid",
  "vat_percent_invalid",
  "bin_invalid",
  "bin_required",
  "legal_name_long",
] as const;
