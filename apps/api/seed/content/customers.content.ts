import type { OrderStatusName, ShippingMethod } from "@haat/contract/shared/business-constants";

export interface CustomerContent {
  /** E.164. */
  phone: string;
  firstName: string;
  lastName: string;
  email: string | null;
  status: "active" | "blocked";
  addresses: readonly AddressContent[];
  orders: readonly OrderContent[];
}

export interface AddressContent {
  key: string;
  /** English names, as in `places`. */
  city: string;
  area: string;
  address: string;
  postalCode: string;
  isHome: boolean;
}

export interface OrderContent {
  shop: string;
  /** Days before the seed's `now`. */
  daysAgo: number;
  /** Hours before that; three where it is not said. */
  hoursAgo?: number;
  status: OrderStatusName;
  /** How fast it goes its way; in days where it is not said. */
  pace?: "hours";
  shippingMethod: ShippingMethod;
  /** `key` of the address; left out for a pick-up. */
  addressKey?: string;
  couponCode?: string;
  lines: readonly {
    product: string;
    /** Value keys joined by `+`. */ combination?: string;
    quantity: number;
    /** What the customer says of it; only in an order that is delivered. */
    rating?: { stars: number; text: string };
  }[];
}

/** The demo's customers who are not of one shop: one who shops everywhere, one who is blocked. */
export const customers: readonly CustomerContent[] = [
  {
    phone: "+8801700000001",
    firstName: "Ayesha",
    lastName: "Rahman",
    email: "ayesha@example.com",
    status: "active",
    addresses: [
      {
        key: "home",
        city: "Dhaka",
        area: "Dhanmondi",
        address: "Flat 4B, House 12, Road 7A",
        postalCode: "1209",
        isHome: true,
      },
      {
        key: "parents",
        city: "Chattogram",
        area: "Panchlaish",
        address: "১২৩ কাতালগঞ্জ আবাসিক এলাকা, সড়ক ২",
        postalCode: "4203",
        isHome: false,
      },
    ],
    orders: [
      {
        shop: "kacha-bazar",
        daysAgo: 0,
        status: "pending",
        shippingMethod: 1,
        addressKey: "home",
        couponCode: "BAZAR10",
        lines: [
          { product: "miniket-rice", combination: "kg10", quantity: 1 },
          { product: "brown-eggs", quantity: 3 },
          { product: "tomato", quantity: 1 },
        ],
      },
      {
        shop: "kacha-bazar",
        daysAgo: 1,
        status: "accept",
        shippingMethod: 1,
        addressKey: "home",
        lines: [
          { product: "padma-hilsa", combination: "pieces", quantity: 1 },
          { product: "mustard-oil", combination: "l1", quantity: 1 },
        ],
      },
      {
        shop: "kacha-bazar",
        daysAgo: 6,
        status: "cancel",
        shippingMethod: 1,
        addressKey: "home",
        lines: [{ product: "watermelon", quantity: 2 }],
      },
      {
        shop: "kacha-bazar",
        daysAgo: 2,
        status: "in_store",
        shippingMethod: 2,
        lines: [
          { product: "beef", quantity: 2 },
          { product: "deshi-onion", combination: "kg2", quantity: 1 },
        ],
      },
      {
        shop: "kacha-bazar",
        daysAgo: 3,
        status: "shipped",
        shippingMethod: 1,
        addressKey: "parents",
        lines: [
          { product: "sylhet-tea", quantity: 2 },
          { product: "sundarban-honey", quantity: 1 },
        ],
      },
      {
        shop: "kacha-bazar",
        daysAgo: 14,
        status: "delivered",
        shippingMethod: 1,
        addressKey: "home",
        couponCode: "PROTHOM100",
        lines: [
          { product: "potato", combination: "kg5", quantity: 1 },
          {
            product: "masoor-dal",
            quantity: 2,
            rating: { stars: 5, text: "পরিষ্কার ডাল, কাঁকর নেই।" },
          },
          { product: "cucumber", quantity: 1 },
          { product: "soybean-oil", combination: "l2", quantity: 1 },
        ],
      },
      {
        shop: "rongdhonu",
        daysAgo: 1,
        status: "pending",
        shippingMethod: 1,
        addressKey: "parents",
        couponCode: "RONG12",
        lines: [{ product: "signature-panjabi", combination: "silk+navy+l", quantity: 1 }],
      },
      {
        shop: "rongdhonu",
        daysAgo: 24,
        status: "delivered",
        shippingMethod: 1,
        addressKey: "home",
        lines: [
          { product: "tangail-cotton-saree", combination: "red", quantity: 1 },
          {
            product: "leather-handbag",
            combination: "brown",
            quantity: 1,
            rating: { stars: 3, text: "চামড়া ভালো, তবে রং ছবির চেয়ে গাঢ়।" },
          },
        ],
      },
      {
        shop: "bijli-ghar",
        daysAgo: 2,
        status: "shipped",
        shippingMethod: 1,
        addressKey: "home",
        lines: [{ product: "nodi-8-smartphone", combination: "blue+gb128", quantity: 1 }],
      },
      {
        shop: "boi-para",
        daysAgo: 9,
        status: "delivered",
        shippingMethod: 1,
        addressKey: "home",
        lines: [
          {
            product: "pather-panchali",
            combination: "hardcover",
            quantity: 1,
            rating: { stars: 5, text: "" },
          },
          { product: "abol-tabol", combination: "paperback", quantity: 2 },
        ],
      },
      {
        shop: "mishti-mukh",
        daysAgo: 5,
        status: "delivered",
        shippingMethod: 1,
        addressKey: "home",
        lines: [
          {
            product: "bogura-doi",
            combination: "hari",
            quantity: 2,
            rating: { stars: 4, text: "স্বাদ দারুণ। হাঁড়ি একটু ভেজা ছিল।" },
          },
          { product: "rosogolla", combination: "kg1", quantity: 1 },
        ],
      },
    ],
  },
  {
    phone: "+8801700000002",
    firstName: "Kamal",
    lastName: "Hossain",
    email: null,
    status: "blocked",
    addresses: [],
    orders: [],
  },
];
