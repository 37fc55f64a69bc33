/** Plain numbers that only servers go by: no part of `business`, which browsers load. */
export const apiConstants = {
  /** How long a draft stays that nothing is written in, in days: a new one with photos at most, or one that is as its product. */
  untouchedDraftDays: 30,
  /** Words of one of a seller's synonyms. */
  synonymNameWordsMost: 4,
} as const;
