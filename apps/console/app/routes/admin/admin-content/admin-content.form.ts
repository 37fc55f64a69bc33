/** What is said of a piece of content of the marketing site; a kind has some of it. */
export const contentFormFields = {
  title_bn: "title_bn",
  title_en: "title_en",
  note_bn: "note_bn",
  note_en: "note_en",
  text_bn: "text_bn",
  text_en: "text_en",
  body_bn: "body_bn",
  body_en: "body_en",
  topic: "topic",
  is_featured: "is_featured",
  art: "art",
  published_on: "published_on",
  target: "target",
  is_shown: "is_shown",
  position: "position",
  /** As it was read; a new one has none. */
  version: "version",
  intent: "intent",
} as const;

/** What its buttons do: keep it, or show first what it will look like. */
export const contentIntents = { save: "save", preview: "preview" } as const;

/** Stands for a new one where the others have their number. */
export const newContent = "new";
