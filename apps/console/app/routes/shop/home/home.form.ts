/** What the buttons of the parts send. */
export const homeFields = {
  key: "key",
  move: "move",
  /** Of the order as it was read. */
  version: "version",
} as const;
