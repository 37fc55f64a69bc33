import type { Art } from "../drawing/art";

interface BusinessCategory {
  slug: string;
  name: { en: string; bn: string };
  art: Art;
}

/** Every trade a shop can be of. */
export const businessCategories: readonly BusinessCategory[] = [
  { slug: "grocery", name: { en: "Grocery", bn: "মুদি ও কাঁচাবাজার" }, art: { glyph: "broccoli" } },
  { slug: "fashion", name: { en: "Fashion", bn: "পোশাক ও ফ্যাশন" }, art: { glyph: "sari" } },
  { slug: "electronics", name: { en: "Electronics", bn: "ইলেকট্রনিকস" }, art: { glyph: "headphone" } },
  { slug: "books", name: { en: "Books & Stationery", bn: "বই ও স্টেশনারি" }, art: { glyph: "books" } },
  {
    slug: "sweets-bakery",
    name: { en: "Sweets & Bakery", bn: "মিষ্টি ও বেকারি" },
    art: { draw: "clayPot", color: "#b5532a", accent: "#fff3dc" },
  },
  { slug: "beauty", name: { en: "Beauty & Care", bn: "রূপচর্চা" }, art: { glyph: "lipstick" } },
  {
    slug: "home-kitchen",
    name: { en: "Home & Kitchen", bn: "ঘর ও রান্নাঘর" },
    art: { glyph: "couch-and-lamp" },
  },
  { slug: "health", name: { en: "Health & Pharmacy", bn: "স্বাস্থ্য ও ওষুধ" }, art: { glyph: "stethoscope" } },
  { slug: "handicrafts", name: { en: "Handicrafts", bn: "হস্তশিল্প" }, art: { glyph: "basket" } },
  {
    slug: "flowers-plants",
    name: { en: "Flowers & Plants", bn: "ফুল ও গাছ" },
    art: { glyph: "potted-plant" },
  },
];

/** The media key of a business category's picture. */
export const businessCategoryPicture = (slug: string) => `platform/business-categories/${slug}`;
