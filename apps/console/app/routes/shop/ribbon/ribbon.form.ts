/** What is said of a ribbon. */
export const ribbonFormFields = {
  name_bn: "name_bn",
  name_en: "name_en",
  tone: "tone",
  rule: "rule",
  rule_count: "rule_count",
  position: "position",
  /** As it was read; a new one has none. */
  version: "version",
  /** Of a new one: sent twice, it is added once. */
  key: "key",
} as const;

/** Stands for a new ribbon where the others have their number. */
export const newRibbon = "new";
