/** What customers of a paused shop read. */
export const noteField = "note";
