/** What the buttons of a copy's page send. */
export const takeOutFields = { intent: "intent", takeOut: "take_out" } as const;
export const takeOutIntents = { ask: "ask", remove: "remove" } as const;
