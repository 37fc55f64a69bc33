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
  "domain_required",
  "domain_invalid",
  "domain_of_platform",
  "domain_suffix",
  "closing_reason_required",
  "closing_words_long",
  "closing_name_required",
  "closing_name_wrong",
] as const;

/** What calls answer about a shop's own domains; with their HTTP statuses. */
export const domainErrors = {
  domain_not_found: 404,
  /** It is verified as another shop's. */
  domain_taken: 409,
  /** Its main address has to be one that leads to the shop. */
  domain_not_verified: 409,
  too_many_domains: 422,
} as const;
