import type { feedAttribute } from "@haat/contract/shop/product-feed.contract";
import type { z } from "zod";

type FeedAttribute = z.infer<typeof feedAttribute>;

/** How sellers call what markets have a column for, in both languages. */
const names: Record<Exclude<FeedAttribute, "other">, readonly string[]> = {
  color: ["color", "colour", "রং", "রঙ", "কালার"],
  size: ["size", "সাইজ", "মাপ", "আকার"],
  material: ["material", "fabric", "উপাদান", "কাপড়", "ফেব্রিক"],
  pattern: ["pattern", "design", "নকশা", "ডিজাইন"],
};

/** What the values of an attribute say, by the name that the shop gave it. */
export function attributeOf({ bn, en }: { bn: string; en: string }): FeedAttribute {
  const given = [bn, en].map((name) => name.normalize("NFC").trim().toLowerCase());
  const known = Object.entries(names).find(([, words]) =>
    words.some((word) => given.includes(word.normalize("NFC"))),
  );
  return (known?.[0] as FeedAttribute | undefined) ?? "other";
}
