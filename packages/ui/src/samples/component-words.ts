import * as strings from "@haat/i18n/strings/components";

type Words = (typeof strings)["en" | "bn"];

/** What stands in a component's section of the strings beside its labels, because pages say it around the component. */
const saidByPages = {
  attributePicker: ["missing", "cleared"],
  bannerRow: ["banners"],
  cancelConfirmation: ["stockEffect", "couponEffect", "cashEffect", "reasons", "tooLate"],
  consoleNav: ["today", "orders", "goods", "shop", "more"],
  couponBox: ["conditions", "missing", "invalid"],
  deliveryMethod: ["within", "pickUpText"],
  fileField: ["choosePictures", "chooseFile", "camera", "cameraHint"],
  filterPanel: ["show_one", "show_other"],
  invoice: ["delivery"],
  liteMode: ["showPicture", "weight"],
  orderCard: ["items"],
  orderPlaced: ["callStep", "deliveryStep", "cashStep", "seeOrder", "goOn"],
  orderSummary: ["free", "estimate", "vatIncluded"],
  orderTimeline: ["states"],
  otpForm: ["timeLeft", "expired"],
  passwordForm: ["wrong", "common"],
  passwordSignInForm: ["wrong"],
  paymentMethods: ["cash", "cashText", "only", "atStore", "atStoreText"],
  price: ["from"],
  priceFilter: ["hint"],
  productGallery: ["alt"],
  profileForm: ["changedElsewhere"],
  savedAddressList: ["refused"],
  cartLine: ["priceChanged", "short", "out"],
  storeFinder: ["everywhere", "found_one", "found_other", "empty", "emptyText", "all"],
  shopHeader: ["cart_zero", "cart_one", "cart_other", "account", "signIn"],
} as const satisfies { [Section in keyof Words]?: readonly (keyof Words[Section])[] };

/**
 * The strings, where what pages say can be asked for by its name, and is no part of what a component is given as its
 * labels: so a story's source has no label that the component does not have.
 */
function withLabelsAlone(words: Words): Words {
  const sections = Object.entries(saidByPages).map(([section, said]) => {
    const labels = { ...words[section as keyof typeof saidByPages] };
    for (const name of said) Object.defineProperty(labels, name, { enumerable: false });
    return [section, labels];
  });
  return { ...words, ...(Object.fromEntries(sections) as Partial<Words>) };
}

/** The product's own words in both languages, a labels object for each component. */
export const componentWords = { bn: withLabelsAlone(strings.bn), en: withLabelsAlone(strings.en) };
