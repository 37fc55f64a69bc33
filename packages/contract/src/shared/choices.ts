import { z } from "zod";
import {
  allOrders,
  couponStatus,
  orderStatuses,
  paymentMethods,
  shippingMethods,
  signInStatus,
  signUpStatus,
  type SortOrder,
} from "./business-constants";
import { knownLanguage } from "./languages";

/** What a choice is about, and of each of its values the name that a program gives it and what it stands for. */
export interface EnumMeaning {
  about: string;
  values: { value: string | number; name: string; means: string }[];
}

/** What the API's document tells of choices; in English, as all of it. */
export const choices = z.registry<EnumMeaning>();

/** One of several values, by their names. */
function oneOf<const Values extends Record<string, string | number>>(
  about: string,
  values: Values,
  means: Record<keyof Values, string>,
) {
  const told = Object.entries(values).map(([name, value]) => ({
    value,
    name,
    means: means[name as keyof Values],
  }));
  return z.enum(values).register(choices, { about, values: told });
}

/** One of several words, each with what it stands for. */
export function oneWord<Word extends string>(about: string, means: Record<Word, string>) {
  const values = Object.fromEntries(Object.keys(means).map((word) => [word, word]));
  return oneOf(about, values as { [Each in Word]: Each }, means);
}

export const language = knownLanguage.register(choices, {
  about: "The language of what is read",
  values: [
    { value: "bn", name: "bn", means: "Bengali" },
    { value: "en", name: "en", means: "English" },
  ],
});

export const shippingMethod = oneOf("How an order reaches the shopper", shippingMethods, {
  homeDelivery: "brought to the address",
  pickUp: "picked up at the store",
});

export const paymentMethod = oneOf("How an order is paid", paymentMethods, {
  cashOnDelivery: "in cash, when the goods are handed over",
});

export const paymentStatus = oneWord("Whether an order is paid", {
  cash_on_delivery: "to be paid when the goods are handed over",
  paid: "it is paid",
  void: "cancelled, nothing is to be paid",
});

const statusMeanings = {
  pending: "placed, the seller has not looked at it yet",
  accept: "the seller has taken it",
  cancel: "cancelled, by the customer or the seller",
  in_store: "ready to be picked up at the store",
  shipped: "on its way to the customer",
  delivered: "handed over",
} as const;

export const orderStatusId = oneOf("Where an order stands", orderStatuses, statusMeanings);

export const orderStatus = oneWord("Where an order stands", statusMeanings);

const tabMeanings = { all: "orders in every status", ...statusMeanings };

export const orderTabId = oneOf(
  "Which orders a tab of the order list shows",
  { all: allOrders, ...orderStatuses },
  tabMeanings,
);

export const orderTab = oneWord("Which orders a tab of the order list shows", tabMeanings);

export const couponResult = oneOf("What became of the coupon code that was sent", couponStatus, {
  cleared: "it is not good and was taken off",
  applied: "it takes something off",
  untried: "none was sent",
});

export const couponKind = oneWord("What a coupon takes off", {
  percent: "a share of the items, `percent`",
  fixed: "an amount, `amount`",
});

export const stockState = oneWord("Whether there is enough of what a line asks for", {
  ok: "there is",
  short: "fewer pieces are left",
  out: "none is left",
  gone: "the shop does not sell it any more, or not just now",
});

export const cartChange = oneWord("What a change of the cart did", {
  added: "a new line",
  increased: "more pieces in a line that was there",
  reduced: "fewer pieces",
  unchanged: "nothing: it was so already",
  removed: "the line is gone",
  capped: "as many as one shopper may have, which are fewer than asked for",
  short: "as many as are left, which are fewer than asked for",
});

export const signInResult = oneOf("What became of a sign-in", signInStatus, {
  notRegistered: "nobody is registered with the number; the ticket stays good",
  success: "signed in",
  blocked: "the account is blocked",
  badTicket: "the ticket is wrong, used or too old",
});

export const signUpResult = oneOf("What became of a sign-up", signUpStatus, {
  alreadyRegistered: "the number has an account",
  success: "registered and signed in",
  badTicket: "the ticket is wrong, used or too old",
});

export const homeFlag = oneOf(
  "Whether it is the customer's home address",
  { other: 0, home: 1 },
  { other: "another one", home: "the home address" },
);

export const sortOrder = oneWord("The order of a list; what is in stock comes first in each", {
  newest: "newest first",
  best_match: "in a search what fits best, else what was sold most",
  price_low: "cheapest first",
  price_high: "dearest first",
} satisfies Record<SortOrder, string>);

export const searchMatch = oneWord("How the words of a search were found", {
  exact: "each as it was typed, begun or sounds",
  similar: "one of them as another that may have been meant",
  some: "only some of them",
});

export const ribbonTone = oneOf(
  "Which of the theme's ribbon colours",
  { first: 1, second: 2, third: 3, fourth: 4 },
  { first: "the first", second: "the second", third: "the third", fourth: "the fourth" },
);

export const invoiceLineKind = oneWord("What a row of an invoice is", {
  product: "a product in a choice",
  delivery: "the fee for bringing it",
  rounding: "what is left off to whole taka",
});

export const broughtGoods = oneWord("Which of its goods a shop brings to a place", {
  all: "all of them",
  some: "some of them",
  none: "none; they can be picked up at the shop only",
});

export const placeRelation = oneWord("Which shops of a place are meant", {
  delivering: "those that bring something there",
  there: "those that are there themselves",
});

/** What a shop's app shows of itself. */
export const appIconPurpose = oneWord("What an icon of an app is for", {
  any: "shown as it is",
  maskable: "cut by the phone to its own shape",
  monochrome: "coloured by the phone",
});

export const appScreenshotForm = oneWord("Which kind of device a screenshot of an app is of", {
  narrow: "a phone",
  wide: "a desk",
});

export const appState = oneWord("How far a shop's app is", {
  none: "there is none before the shop is approved",
  waiting: "the first one is being made",
  ready: "it shows the shop as it is",
  stale: "the shop has changed or it was asked for anew; another version is being made",
});

export const appPaper = oneWord("What is had of a shop's app as a file", {
  qr_svg: "the short link as a QR code, to be printed at any size",
  qr_png: "the same as a picture of 1,024 px",
  poster: "a poster on A4",
  stickers: "a sheet of 18 stickers on A4",
  store_kit: "what the shop's own app for the Play Store is built from (Trusted Web Activity)",
});

export const orderPaper = oneWord("What is printed of an order", {
  label: "for the parcel: who receives it and where, what is due in cash, a code",
  slip: "what is to be packed, to tick off",
  invoice: "what the goods cost, with VAT",
});
export type OrderPaper = z.infer<typeof orderPaper>;

export const paperSize = oneWord("What orders are printed on", {
  label: "labels of 100 by 150 mm",
  roll: "a roll of 80 mm",
  a6: "A6",
  a4: "A4",
});
export type PaperSize = z.infer<typeof paperSize>;

export const billVerdict = oneWord("What a code on a paper of an order comes to", {
  genuine: "the shop made it so, and the order is still what it says",
  earlier: "the shop made it so, and the order's total was changed later",
  false: "the shop did not make it so: it was altered, or not read right",
});
export type BillVerdict = z.infer<typeof billVerdict>;

export const qrFormat = oneWord("How a QR code is had as a file", {
  svg: "to be printed at any size",
  png: "as a picture of 1,024 px",
});
export type QrFormat = z.infer<typeof qrFormat>;

/** What a shop's theme chooses. */
export const themeSurface = oneWord("What the pages are drawn on", {
  clean: "white",
  tinted: "with a breath of the shop's colour",
  bold: "with more of it, and the header all in it",
});

export const themeDensity = oneWord("How much room there is between things", {
  compact: "little",
  normal: "the usual",
  roomy: "much",
});

export const themeCardRatio = oneOf(
  "Width to height of the pictures on cards",
  { square: "1:1", portrait: "4:5" },
  { square: "as wide as high", portrait: "higher than wide" },
);

export const themeCardStyle = oneWord("How cards stand out", {
  plain: "not at all",
  bordered: "by a line",
  raised: "by a shadow",
});

export const themeHeaderLayout = oneWord("How the header is laid out", {
  compact: "in one line",
  centred: "with the shop's name in the middle",
});

export const themeHomeLayout = oneWord("How the first page is laid out", {
  shelves: "close rows of goods, category by category, to fill a cart from",
  showcase: "one large banner, then few and tall pictures",
  catalogue: "all categories first, then goods with what matters of each",
  bookshelf: "whole covers on shelves, with who wrote them",
  occasions: "goods by what they are for, each on a ground of its own",
});
export type HomeLayout = z.infer<typeof themeHomeLayout>;

export const themeDigits = oneWord("Which digits prices have in Bengali", {
  Bengali: "১২৩",
  Latin: "123",
});

export const themeDarkMode = oneWord("Whether the pages can be dark", {
  follow: "as the visitor's device prefers",
  never: "they stay light",
});

export const themeHeadingFont = oneWord("Which letters headings have", {
  sans: "those of the text",
  serif: "with feet, as in a book",
  rounded: "with round ends",
});

export const colourScheme = oneWord("Whether a page is light or dark", {
  light: "dark text on a light ground",
  dark: "light text on a dark ground",
});

export const guardedPart = oneWord("Where a theme's colour is shown in another shade, to be read", {
  buttons: "buttons and what is chosen",
  links: "links",
  ribbons: "ribbons on goods",
});

export const deliveryZone = oneWord("A zone of a shop's delivery", {
  city: "its own city",
  suburbs: "the cities that it counts as suburbs",
  country: "everywhere else",
});
export type DeliveryZone = z.infer<typeof deliveryZone>;
