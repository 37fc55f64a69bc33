import { targetFieldNames } from "../target.form";

/** What is said of a banner. */
export const bannerFormFields = {
  picture: "picture",
  phone_picture: "phone_picture",
  /** The pictures that it has, or that were uploaded with a form that was refused. */
  kept: "kept_picture",
  keptPhone: "kept_phone_picture",
  /** That it is to have none for phones. */
  no_phone_picture: "no_phone_picture",
  title_bn: "title_bn",
  title_en: "title_en",
  text_bn: "text_bn",
  text_en: "text_en",
  ...targetFieldNames,
  starts_on: "starts_on",
  ends_on: "ends_on",
  is_on: "is_on",
  position: "position",
  /** As it was read; a new one has none. */
  version: "version",
  /** Of a new one: sent twice, it is added once. */
  key: "key",
} as const;

/** Stands for a new banner where the others have their number. */
export const newBanner = "new";
