/** What a call answers that refuses one field, where the page itself knows what is wrong with it. */
export function refuseField(field: string, message: string) {
  const errors = [{ field, code: "invalid" as const, message }];
  const failure = { code: "invalid_input" as const, status: 422, detail: message, errors, context: {} };
  return { ok: false as const, failure };
}
