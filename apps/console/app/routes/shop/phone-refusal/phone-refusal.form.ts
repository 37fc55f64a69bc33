/** What is said of a number that is to be refused: itself, or an order of it. */
export const refusalFields = { phone: "phone", order: "order_id", reason: "reason" } as const;
