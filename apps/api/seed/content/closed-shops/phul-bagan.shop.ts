import type { ShopContent } from "../shop-content";
import { taka } from "../taka";

/** A shop that an admin has not approved yet: opening it answers 420. */
export const phulBagan: ShopContent = {
  slug: "phul-bagan",
  sellerKey: "f8b2c6y9ls",
  orderPrefix: "PHLB",
  status: "sent",
  businessCategory: "flowers-plants",
  title: { en: "Phul Bagan", bn: "ফুলবাগান" },
  tagline: { en: "Flowers from Godkhali", bn: "গদখালীর ফুল" },
  description: {
    en: "Cut flowers and potted plants from the fields of Godkhali.",
    bn: "গদখালীর মাঠের কাটা ফুল আর টবের গাছ।",
  },
  address: { en: "Godkhali Bazar, Jhikargachha, Jashore 7420", bn: "গদখালী বাজার, ঝিকরগাছা, যশোর ৭৪২০" },
  phone: "+8801301774420",
  homeCity: "Jashore",
  deliveryFeeInside: taka(50),
  deliveryFeeSuburbs: taka(100),
  deliveryFeeOutside: taka(200),
  suburbs: [],
  deliveryExceptions: [],
  freeDeliveryFrom: null,
  deliveryTime: { from: 1, to: 1 },
  vatPercent: 10,
  legalName: { en: "Phul Bagan Nursery", bn: "ফুলবাগান নার্সারি" },
  theme: { version: 1, seed: "#ad1457", surface: "clean", radius: 12, cardStyle: "plain" },
  scene: "market",
  logo: "blossom",
  banners: [
    {
      slug: "roses",
      title: { en: "Cut before sunrise", bn: "সূর্য ওঠার আগে তোলা" },
      text: { en: "Roses that open in your vase.", bn: "যে গোলাপ ফোটে আপনার ফুলদানিতে।" },
      category: "cut-flowers",
      art: [{ glyph: "rose" }, { glyph: "sunflower" }, { glyph: "tulip" }],
    },
  ],
  ribbons: [{ slug: "fresh", name: { en: "Fresh", bn: "তাজা" }, tone: 1 }],
  categories: [
    { slug: "cut-flowers", name: { en: "Cut Flowers", bn: "কাটা ফুল" }, art: { glyph: "rose" } },
    { slug: "plants", name: { en: "Plants", bn: "গাছ" }, art: { glyph: "potted-plant" } },
  ],
  pages: [
    {
      slug: "about-us",
      title: { en: "About us", bn: "আমাদের কথা" },
      body: {
        en: "We are four growers in Godkhali who would like to sell to you without a middleman.",
        bn: "আমরা গদখালীর চারজন ফুলচাষি, মাঝখানে কাউকে না রেখে সরাসরি আপনার কাছে বেচতে চাই।",
      },
    },
  ],
  coupons: [],
  attributes: {},
  products: [
    {
      slug: "red-roses",
      category: "cut-flowers",
      en: ["Red Roses (10)", "Ten long stems, thorns taken off."],
      bn: ["লাল গোলাপ (১০টি)", "লম্বা ডাঁটির দশটি গোলাপ, কাঁটা ছাড়ানো।"],
      price: taka(200),
      stock: 60,
      ribbons: ["fresh"],
      art: { glyph: "rose" },
    },
    {
      slug: "sunflowers",
      category: "cut-flowers",
      en: ["Sunflowers (5)", "They turn to the window by themselves."],
      bn: ["সূর্যমুখী (৫টি)", "নিজে থেকেই জানালার দিকে ফেরে।"],
      price: taka(250),
      stock: 25,
      art: { glyph: "sunflower" },
    },
    {
      slug: "money-plant",
      category: "plants",
      en: ["Potted Money Plant", "In a clay pot, for a shady corner."],
      bn: ["টবে মানিপ্ল্যান্ট", "মাটির টবে, ছায়াঘেরা কোণের জন্য।"],
      price: taka(180),
      stock: 18,
      art: { glyph: "potted-plant" },
    },
  ],
};
