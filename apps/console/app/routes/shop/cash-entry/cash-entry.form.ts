/** What the form that puts an entry right sends. */
export const correctionFields = {
  was: "was",
  amount: "amount",
  reason: "reason",
  /** Of what was not collected: who has what was. */
  holder: "holder",
  courier: "courier",
  key: "key",
} as const;
