/** What is said of a business category. */
export const categoryFormFields = {
  name_bn: "name_bn",
  name_en: "name_en",
  motif: "motif",
  position: "position",
  /** As it was read; a new one has none. */
  version: "version",
} as const;

/** Stands for a new category where the others have their number. */
export const newCategory = "new";
