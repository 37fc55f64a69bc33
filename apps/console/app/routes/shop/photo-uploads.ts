/** What the pages send that take photos one by one with scripts. */
export const photoFields = {
  intent: "intent",
  /** The photo that is sent by itself. */
  photo: "photo",
  /** The keys of photos that were sent so, in the order in which they were chosen. */
  kept: "kept",
} as const;

/** The intent of sending one photo by itself. */
export const photoIntent = "photo";
