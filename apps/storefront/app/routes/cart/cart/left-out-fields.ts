/** What the form about a line that was left out sends. */
export const leftOutFields = { line: "left_out_id", intent: "intent" } as const;
/** Values of `intent`. */
export const leftOutIntents = { take: "take_left_out", drop: "drop_left_out" } as const;
