/** What is said of a page. */
export const extraPageFormFields = {
  title_bn: "title_bn",
  body_bn: "body_bn",
  title_en: "title_en",
  body_en: "body_en",
  in_header: "in_header",
  in_footer: "in_footer",
  position: "position",
  /** As it was read; a new one has none. */
  version: "version",
  /** Of a new one: sent twice, it is added once. */
  key: "key",
  /** Which button was pressed. */
  intent: "intent",
} as const;

export const extraPageIntents = { save: "save", preview: "preview" } as const;

/** Stands for a new page where the others have their number. */
export const newExtraPage = "new";
