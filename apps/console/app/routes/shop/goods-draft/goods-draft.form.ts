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
  /** How much a pack holds, and what that is counted in. */
  measure: "measure",
  measureUnit: "measure_unit",
  category: "id_category",
  /** The ribbons that the page showed, their numbers with spaces between them; each is a box of its own. */
  ribbons: "ribbons",
  descriptionBn: "description_bn",
  descriptionEn: "description_en",
  homeCityOnly: "home_city_only",
  /** The number of a size guide; "0" for none. */
  sizeGuide: "id_size_guide",
  intent: "intent",
} as const;

const tickStart = "ribbon_";

/** The box of a ribbon. */
export const ribbonTick = (id: number) => `${tickStart}${id}`;

/** The numbers of the ribbons that the page showed. */
const shownRibbons = (form: FormData): number[] =>
  String(form.get(draftFields.ribbons) ?? "")
    .split(" ")
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .sort((one, other) => one - other);

/** The boxes of ribbons as they were sent: of those that are not ticked a browser sends nothing. */
export const sentTicks = (sent: FormData) =>
  shownRibbons(sent).map((id) => [ribbonTick(id), sent.has(ribbonTick(id)) ? "on" : ""] as const);

/** The ribbons whose boxes are ticked. */
export const tickedRibbons = (form: FormData): number[] =>
  shownRibbons(form).filter((id) => form.get(ribbonTick(id)) === "on");

/**
 * What its buttons do: all of them save first. A picture's are `first:2`, `remove:2` and `focus:2:50:0`, with its place from 0
 * and the point to hold it at, in percent; `over` publishes where the product was changed since as well.
 */
export const draftIntents = {
  save: "save",
  autosave: "autosave",
  publish: "publish",
  over: "over",
  options: "options",
  facts: "facts",
  discard: "discard",
} as const;
