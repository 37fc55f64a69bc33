/** What the sheet sends; the fields of a draft end in its number. */
export const sheetFields = {
  /** The numbers of the drafts in the sheet. */
  drafts: "draft",
  version: (id: string) => `version_${id}`,
  name: (id: string) => `name_${id}`,
  price: (id: string) => `price_${id}`,
  stock: (id: string) => `stock_${id}`,
  key: "key",
  intent: "intent",
} as const;

/** What its buttons do: save, or put on sale what is whole. */
export const sheetIntents = { save: "save", publish: "publish" } as const;
