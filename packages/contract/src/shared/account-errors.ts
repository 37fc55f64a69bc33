/** What keeps an account as it is. */
export const accountErrors = {
  customer_is_staff: 409,
  /** Nobody proved just now that the account is theirs. */
  account_proof_needed: 409,
  /** Its customer waits for an order, or for an answer to a complaint. */
  account_under_way: 409,
  /** Its customer works in a shop or on the platform. */
  account_works: 409,
} as const;
