/**
 * Width and height in px of the pictures: a phone's are half as large again as it shows, a desk's are as it shows. A card's
 * are a phone's again, for where one is shown beside others.
 */
export const screenSizes = {
  phone: { width: 540, height: 1080 },
  card: { width: 270, height: 540 },
  desk: { width: 1120, height: 840 },
} as const;
export type ScreenSize = keyof typeof screenSizes;

/** The product in pictures, each in both languages: what it is seen on. `npm run marketing-screens` takes them of the product itself. */
export const screens = {
  "card-grocery": "card",
  "card-fashion": "card",
  "card-electronics": "card",
  "card-books": "card",
  "card-sweets": "card",
  "shop-grocery": "phone",
  "shop-fashion": "phone",
  "shop-electronics": "phone",
  "shop-books": "phone",
  "shop-sweets": "phone",
  opening: "phone",
  "product-entry": "phone",
  today: "phone",
  order: "phone",
  cash: "phone",
  orders: "desk",
} as const satisfies Record<string, ScreenSize>;
export type ScreenName = keyof typeof screens;

/** What a picture may weigh at most, in bytes. */
export const heaviestScreen = 40 * 1024;
