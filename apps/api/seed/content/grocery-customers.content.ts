import type { CustomerContent, OrderContent } from "./customers.content";

interface Neighbour {
  phone: string;
  /** As they wrote them. */
  name: readonly [first: string, last: string];
  /** Left out by who fetches the goods. */
  home?: { area: string; address: string; postalCode: string };
  order: Pick<OrderContent, "hoursAgo" | "status" | "lines">;
}

/** Who ordered at the demo's grocery today, so that its desk is as full as a shop's on a morning. */
const neighbours: readonly Neighbour[] = [
  {
    phone: "+8801700000011",
    name: ["শামীমা", "আক্তার"],
    home: { area: "Mirpur", address: "বাসা ৪১, সড়ক ৩, ব্লক বি, সেকশন ১০", postalCode: "1216" },
    order: {
      hoursAgo: 1.6,
      status: "pending",
      lines: [
        { product: "padma-hilsa", combination: "whole", quantity: 1 },
        { product: "green-chili", quantity: 2 },
        { product: "mustard-oil", combination: "l1", quantity: 1 },
      ],
    },
  },
  {
    phone: "+8801700000012",
    name: ["Tanvir", "Hasan"],
    home: { area: "Uttara West", address: "Flat 5A, House 18, Road 11, Sector 13", postalCode: "1230" },
    order: {
      hoursAgo: 0.9,
      status: "pending",
      lines: [
        { product: "deshi-chicken", quantity: 2 },
        { product: "potato", combination: "kg2", quantity: 1 },
        { product: "deshi-onion", combination: "kg1", quantity: 1 },
      ],
    },
  },
  {
    phone: "+8801700000013",
    name: ["সুমাইয়া", "ইসলাম"],
    home: { area: "Mohammadpur", address: "বাড়ি ৯, তাজমহল রোড", postalCode: "1207" },
    order: {
      hoursAgo: 0.5,
      status: "pending",
      lines: [
        { product: "sagar-banana", quantity: 1 },
        { product: "liquid-milk", quantity: 2 },
        { product: "brown-eggs", quantity: 1 },
      ],
    },
  },
  {
    phone: "+8801700000014",
    name: ["Mahbub", "Alam"],
    order: { hoursAgo: 0.2, status: "pending", lines: [{ product: "beef", quantity: 1 }] },
  },
  {
    phone: "+8801700000015",
    name: ["Rokeya", "Sultana"],
    home: { area: "Khilgaon", address: "House 220, Block C, Tilpapara", postalCode: "1219" },
    order: {
      hoursAgo: 4,
      status: "accept",
      lines: [
        { product: "chinigura-rice", combination: "kg5", quantity: 1 },
        { product: "gawa-ghee", quantity: 1 },
      ],
    },
  },
];

export const groceryCustomers: readonly CustomerContent[] = neighbours.map(
  ({ phone, name: [firstName, lastName], home, order }) => ({
    phone,
    firstName,
    lastName,
    email: null,
    status: "active",
    addresses: home ? [{ key: "home", city: "Dhaka", isHome: true, ...home }] : [],
    orders: [
      {
        shop: "kacha-bazar",
        daysAgo: 0,
        shippingMethod: home ? 1 : 2,
        ...(home && { addressKey: "home" }),
        ...order,
      },
    ],
  }),
);
