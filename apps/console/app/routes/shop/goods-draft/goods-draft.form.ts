/** What the form sends. */
export const draftFields = {
  version: "version",
  /** Makes a button that is pressed twice publish once. */
  key: "key",
  picture: "picture",
  nameBn: "name_bn",
  nameEn: "name_en",
  price: "price",
  stock: "stock",
  oldPrice: "old_price",
  category: "id_category",
  ribbons: "ribbons",
  descriptionBn: "description_bn",
  descriptionEn: "description_en",
  homeCityOnly: "home_city_only",
  intent: "intent",
} as const;

/**
 * What its buttons do: all of them save first. A picture's are `first:2` and `remove:2`, with its place from 0; `over` publishes
 * where the product was changed since as well.
 */
export const draftIntents = {
  save: "save",
  autosave: "autosave",
  publish: "publish",
  over: "over",
  options: "options",
  discard: "discard",
} as const;
