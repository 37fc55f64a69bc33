import type { CategoryMotif } from "@haat/contract/admin/admin-categories.contract";
import type { Art } from "../drawing/art";

interface BusinessCategory {
  slug: CategoryMotif;
  name: { en: string; bn: string };
}

/** The trades a platform begins with; its people add to them, change and remove them. Each has the motif that it is named after. */
export const businessCategories: readonly BusinessCategory[] = [
  { slug: "grocery", name: { en: "Grocery", bn: "মুদি ও কাঁচাবাজার" } },
  { slug: "fashion", name: { en: "Fashion", bn: "পোশাক ও ফ্যাশন" } },
  { slug: "electronics", name: { en: "Electronics", bn: "ইলেকট্রনিকস" } },
  { slug: "books", name: { en: "Books & Stationery", bn: "বই ও স্টেশনারি" } },
  { slug: "sweets-bakery", name: { en: "Sweets & Bakery", bn: "মিষ্টি ও বেকারি" } },
  { slug: "beauty", name: { en: "Beauty & Care", bn: "রূপচর্চা" } },
  { slug: "home-kitchen", name: { en: "Home & Kitchen", bn: "ঘর ও রান্নাঘর" } },
  { slug: "health", name: { en: "Health & Pharmacy", bn: "স্বাস্থ্য ও ওষুধ" } },
  { slug: "handicrafts", name: { en: "Handicrafts", bn: "হস্তশিল্প" } },
  { slug: "flowers-plants", name: { en: "Flowers & Plants", bn: "ফুল ও গাছ" } },
];

/** What the pictures of business categories show; the order gives each its ground. */
export const motifArt: Record<CategoryMotif, Art> = {
  grocery: { glyph: "broccoli" },
  fashion: { glyph: "sari" },
  electronics: { glyph: "headphone" },
  books: { glyph: "books" },
  "sweets-bakery": { draw: "clayPot", color: "#b5532a", accent: "#fff3dc" },
  beauty: { glyph: "lipstick" },
  "home-kitchen": { glyph: "couch-and-lamp" },
  health: { glyph: "stethoscope" },
  handicrafts: { glyph: "basket" },
  "flowers-plants": { glyph: "potted-plant" },
  phones: { glyph: "mobile-phone" },
  computers: { glyph: "laptop" },
  "fish-meat": { draw: "riverFish", color: "#9fb4c0" },
  meals: { glyph: "pot-of-food" },
  "shoes-bags": { glyph: "handbag" },
  toys: { glyph: "teddy-bear" },
  sports: { glyph: "running-shoe" },
  watches: { glyph: "watch" },
  pets: { glyph: "parrot" },
  gifts: { draw: "giftBox", color: "#c2415b", accent: "#f6d08a" },
  other: { draw: "sack", color: "#d9b98a" },
};
