/** Names of what a report of a shop sends. */
export const reportForm = { reason: "reason", message: "message", phone: "phone", email: "email" } as const;
