/** What the form sends. */
export const goodsNewFields = {
  /** Several files under one name. */
  pictures: "pictures",
  /** `each`: every photo is a product of its own; `one`: all of them show one product. */
  show: "show",
  /** Makes a button that is pressed twice begin one draft. */
  key: "key",
} as const;
