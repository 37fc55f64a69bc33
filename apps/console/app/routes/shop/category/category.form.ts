/** What is said of a category. */
export const categoryFormFields = {
  name_bn: "name_bn",
  name_en: "name_en",
  motif: "motif",
  position: "position",
  /** As it was read; a new one has none. */
  version: "version",
  /** Of a new one: sent twice, it is added once. */
  key: "key",
} as const;

/** Stands for a new category where the others have their number. */
export const newCategory = "new";
