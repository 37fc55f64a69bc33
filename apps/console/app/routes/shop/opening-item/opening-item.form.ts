/** Names the button that was pressed, where a page has a second one. */
export const intentField = "intent";
