import { targetFieldNames } from "../target.form";

/** What is said above the header. */
export const announcementFields = {
  text_bn: "text_bn",
  text_en: "text_en",
  ...targetFieldNames,
  starts_on: "starts_on",
  ends_on: "ends_on",
  /** As it was read. */
  version: "version",
} as const;
