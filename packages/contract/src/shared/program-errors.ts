/** What can be wrong with a field of what a shop sets for programs of others. */
export const programFieldErrors = [
  "api_key_name_required",
  "api_key_name_long",
  "api_key_scopes_required",
  "api_key_days_invalid",
  "webhook_url_invalid",
  "webhook_url_private",
  "webhook_events_required",
] as const;

/** What calls answer about API keys; with their HTTP statuses. */
export const programErrors = {
  /** It is unknown, revoked or over, or who made it is of the shop no more. */
  api_key_not_valid: 401,
  /** It is for other calls, or this one is for people alone. */
  api_key_scope_missing: 403,
  api_key_not_found: 404,
  too_many_api_keys: 422,
  webhook_not_found: 404,
  delivery_not_found: 404,
  /** It is paused, or was switched off. */
  webhook_is_off: 409,
  too_many_webhooks: 422,
  /** Only a shop that is open, or paused, has one; a test shop has none of its own. */
  test_shop_not_possible: 409,
  test_shop_not_found: 404,
  /** It would reach beyond the test shop. */
  not_in_test_shop: 409,
  /** Test customers order in their test shop alone, and nobody else does there. */
  test_customers_only: 409,
} as const;
