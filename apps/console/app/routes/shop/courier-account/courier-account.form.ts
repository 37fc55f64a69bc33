/** What of a shop's account at a courier is typed in. */
export const accountFormFields = {
  key: "key",
  secret: "secret",
  store: "store",
  user: "user",
  password: "password",
  intent: "intent",
} as const;

/** What takes the account away. */
export const removeIntent = "remove";
