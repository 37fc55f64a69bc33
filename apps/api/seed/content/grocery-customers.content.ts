import type { CustomerContent, OrderContent } from "./customers.content";

interface Neighbour {
  phone: string;
  /** As they wrote them. */
  name: readonly [first: string, last: string];
  /** Left out by who fetches the goods. */
  home?: { area: string; address: string; postalCode: string };
  order: Pick<OrderContent, "hoursAgo" | "status" | "lines" | "pace">;
}

/** Who ordered at the demo's grocery today and yesterday, so that its desk and its till are as full as a shop's. */
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
  {
    phone: "+8801700000016",
    name: ["Nasima", "Begum"],
    order: {
      hoursAgo: 32,
      status: "delivered",
      pace: "hours",
      lines: [
        { product: "brown-eggs", quantity: 2 },
        { product: "liquid-milk", quantity: 1 },
        { product: "muri", quantity: 2 },
      ],
    },
  },
  {
    phone: "+8801700000017",
    name: ["রফিকুল", "ইসলাম"],
    home: { area: "Dhanmondi", address: "বাসা ১৪, সড়ক ৯/এ", postalCode: "1209" },
    order: {
      hoursAgo: 31.5,
      status: "delivered",
      pace: "hours",
      lines: [
        { product: "rui-fish", combination: "whole", quantity: 1 },
        { product: "potato", combination: "kg2", quantity: 1 },
        { product: "masoor-dal", quantity: 1 },
      ],
    },
  },
  {
    phone: "+8801700000018",
    name: ["Farhana", "Yasmin"],
    home: { area: "Banani", address: "Flat 3B, House 52, Road 17, Block E", postalCode: "1213" },
    order: {
      hoursAgo: 31,
      status: "delivered",
      pace: "hours",
      lines: [
        { product: "beef", quantity: 1 },
        { product: "chinigura-rice", combination: "kg1", quantity: 2 },
        { product: "turmeric-powder", quantity: 1 },
      ],
    },
  },
  {
    phone: "+8801700000019",
    name: ["জাহিদ", "হোসেন"],
    home: { area: "Mohammadpur", address: "বাড়ি ৫, নূরজাহান রোড", postalCode: "1207" },
    order: {
      hoursAgo: 7.5,
      status: "delivered",
      pace: "hours",
      lines: [
        { product: "miniket-rice", combination: "kg5", quantity: 1 },
        { product: "soybean-oil", combination: "l2", quantity: 1 },
        { product: "iodised-salt", quantity: 2 },
      ],
    },
  },
  {
    phone: "+8801700000020",
    name: ["Rumana", "Ahmed"],
    order: {
      hoursAgo: 6.6,
      status: "delivered",
      pace: "hours",
      lines: [
        { product: "deshi-chicken", quantity: 1 },
        { product: "tomato", quantity: 2 },
        { product: "cucumber", quantity: 1 },
      ],
    },
  },
  {
    phone: "+8801700000021",
    name: ["আবুল", "কালাম"],
    home: { area: "Lalbagh", address: "১১/২ শেখ সাহেব বাজার", postalCode: "1211" },
    order: {
      hoursAgo: 5.8,
      status: "delivered",
      pace: "hours",
      lines: [
        { product: "deshi-onion", combination: "kg2", quantity: 1 },
        { product: "masoor-dal", quantity: 2 },
        { product: "mustard-oil", combination: "l1", quantity: 1 },
      ],
    },
  },
  {
    phone: "+8801700000022",
    name: ["Sadia", "Karim"],
    home: { area: "Gulshan", address: "Apartment 6C, House 8, Road 35", postalCode: "1212" },
    order: {
      hoursAgo: 5.2,
      status: "delivered",
      pace: "hours",
      lines: [
        { product: "golda-prawn", quantity: 1 },
        { product: "malta", quantity: 1 },
        { product: "sylhet-tea", quantity: 1 },
      ],
    },
  },
  {
    phone: "+8801700000023",
    name: ["মোস্তাফিজ", "রহমান"],
    home: { area: "Rampura", address: "বাসা ২৬, সড়ক ৪, বনশ্রী ব্লক ডি", postalCode: "1219" },
    order: {
      hoursAgo: 4.4,
      status: "delivered",
      pace: "hours",
      lines: [
        { product: "beef", quantity: 1 },
        { product: "potato", combination: "kg5", quantity: 1 },
        { product: "carrot", quantity: 1 },
      ],
    },
  },
  {
    phone: "+8801700000024",
    name: ["Lutfun", "Nahar"],
    home: { area: "Mohammadpur", address: "House 31, Block B, Humayun Road", postalCode: "1207" },
    order: {
      hoursAgo: 1.8,
      status: "shipped",
      pace: "hours",
      lines: [
        { product: "sagar-banana", quantity: 2 },
        { product: "brown-eggs", quantity: 1 },
        { product: "family-pack-cookies", quantity: 1 },
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
