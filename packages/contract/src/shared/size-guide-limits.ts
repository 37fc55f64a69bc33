/** How much a size guide of a shop holds. Lengths are in characters as a reader counts them. */
export const sizeGuideLimits = {
  guidesMost: 50,
  columnsMost: 6,
  rowsMost: 30,
  nameMaxLength: 60,
  columnNameMaxLength: 30,
  sizeMaxLength: 20,
  /** A value of a column that is no length. */
  wordsMaxLength: 20,
  howMaxLength: 600,
} as const;
