/** What is said of words that mean the same. */
export const synonymFields = {
  words: "words",
  /** As they were read; new ones have none. */
  version: "version",
  /** Of new ones: sent twice, they are added once. */
  key: "key",
  intent: "intent",
} as const;

export const synonymIntents = { remove: "remove" } as const;

/** Stands for new words where the others have their number. */
export const newSynonyms = "new";
