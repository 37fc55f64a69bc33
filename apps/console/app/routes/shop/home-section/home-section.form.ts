import { targetFieldNames } from "../target.form";

/** What is said in a text of the first page. */
export const sectionFormFields = {
  picture: "picture",
  /** The picture that it has, or that was uploaded with a form that was refused. */
  kept: "kept_picture",
  title_bn: "title_bn",
  title_en: "title_en",
  text_bn: "text_bn",
  text_en: "text_en",
  ...targetFieldNames,
  /** As it was read; a new one has none. */
  version: "version",
  /** Of a new one: sent twice, it is added once. */
  key: "key",
} as const;

/** Stand for a new text, without and with a picture, where the others have their number. */
export const newSections = { "new-text": "text", "new-picture": "picture_text" } as const;
export type NewSection = keyof typeof newSections;
export const isNewSection = (param: string): param is NewSection => Object.hasOwn(newSections, param);
