import { called } from "../fact-names";
import type { Both, FactContent } from "../shop-content";

const text = (en: string, bn: string): Both => ({ en, bn });
const of = (en: string, bn: string): FactContent => [called("ingredients"), text(en, bn)];
const keeps = (en: string, bn: string): FactContent => [called("keepsFor"), text(en, bn)];
const cool: FactContent = [called("storage"), text("In the refrigerator", "ফ্রিজে")];
const dry: FactContent = [called("storage"), text("Dry and closed", "শুকনো জায়গায়, ঢেকে")];

const twoDays = keeps("2 days", "২ দিন");
const fiveDays = keeps("5 days", "৫ দিন");
const aMonth = keeps("30 days", "৩০ দিন");

/** What is to be known of sweets, by their slugs: what is in them, and how long they are good. */
export const mishtiMukhFacts: Readonly<Record<string, readonly FactContent[]>> = {
  "bogura-doi": [of("Cow's milk, sugar", "গরুর দুধ, চিনি"), fiveDays, cool],
  "sour-doi": [of("Cow's milk", "গরুর দুধ"), fiveDays, cool],
  "khirsa-doi": [of("Reduced cow's milk, sugar", "ঘন করা গরুর দুধ, চিনি"), fiveDays, cool],
  "mango-doi": [of("Cow's milk, Himsagar mango, sugar", "গরুর দুধ, হিমসাগর আম, চিনি"), twoDays, cool],
  borhani: [of("Yoghurt, mint, mustard, spices", "টক দই, পুদিনা, সরিষা, মসলা"), twoDays, cool],
  rosogolla: [of("Chhana, sugar", "ছানা, চিনি"), fiveDays, cool],
  kalojam: [of("Chhana, mawa, sugar, ghee", "ছানা, মাওয়া, চিনি, ঘি"), fiveDays, cool],
  chomchom: [of("Chhana, mawa, sugar", "ছানা, মাওয়া, চিনি"), fiveDays, cool],
  rosomalai: [of("Chhana, reduced milk, sugar", "ছানা, ঘন দুধ, চিনি"), twoDays, cool],
  rajbhog: [of("Chhana, nuts, saffron, sugar", "ছানা, বাদাম, জাফরান, চিনি"), fiveDays, cool],
  "nolen-gur-sandesh": [of("Chhana, new date-palm gur", "ছানা, নলেন গুড়"), twoDays, cool],
  kachagolla: [of("Chhana, sugar", "ছানা, চিনি"), twoDays, cool],
  "pistachio-barfi": [of("Milk, pistachio, sugar", "দুধ, পেস্তা, চিনি"), fiveDays, cool],
  "coconut-naru": [of("Coconut, gur", "নারকেল, গুড়"), keeps("10 days", "১০ দিন"), dry],
  "sugar-free-sandesh": [of("Chhana, stevia", "ছানা, স্টেভিয়া"), twoDays, cool],
  "motichoor-laddu": [
    of("Gram flour, ghee, melon seeds, sugar", "বেসন, ঘি, চারমগজ, চিনি"),
    keeps("10 days", "১০ দিন"),
    dry,
  ],
  "besan-laddu": [
    of("Gram flour, ghee, cardamom, sugar", "বেসন, ঘি, এলাচ, চিনি"),
    keeps("10 days", "১০ দিন"),
    dry,
  ],
  "til-laddu": [of("Black sesame, gur", "কালো তিল, গুড়"), aMonth, dry],
  "carrot-halwa": [of("Carrot, milk, sugar, ghee", "গাজর, দুধ, চিনি, ঘি"), fiveDays, cool],
  nimki: [of("Flour, kalojeera, salt, oil", "ময়দা, কালোজিরা, লবণ, তেল"), aMonth, dry],
  chanachur: [
    of("Gram flour, peanuts, spices, mustard oil", "বেসন, চিনাবাদাম, মসলা, সরিষার তেল"),
    aMonth,
    dry,
  ],
  "birthday-cake": [of("Flour, eggs, sugar, fresh cream", "ময়দা, ডিম, চিনি, ফ্রেশ ক্রিম"), twoDays, cool],
  "date-palm-gur": [[called("madeIn"), text("Jashore", "যশোর")], keeps("6 months", "৬ মাস"), dry],
};
