/** What the page's form sends: the settings. */
export const trustFormFields = { mostOpenOrders: "most_open_orders", codeFrom: "code_from" } as const;
