import { called } from "../fact-names";
import type { Both, FactContent } from "../shop-content";

const text = (en: string, bn: string): Both => ({ en, bn });
const from = (en: string, bn: string): FactContent => [{ en: "From", bn: "কোথাকার" }, text(en, bn)];
const keeps = (en: string, bn: string): FactContent => [called("keepsFor"), text(en, bn)];
const of = (en: string, bn: string): FactContent => [called("ingredients"), text(en, bn)];
const cool: FactContent = [called("storage"), text("In the refrigerator", "ফ্রিজে")];
const dry: FactContent = [called("storage"), text("Cool and dry", "ঠান্ডা ও শুকনো জায়গায়")];
const frozen: FactContent = [called("storage"), text("On ice, or frozen", "বরফে, নয়তো ডিপ ফ্রিজে")];

const threeDays = keeps("3 days", "৩ দিন");
const aYear = keeps("12 months", "১২ মাস");

/** What is to be known of groceries, by their slugs: where they come from, and how long they are good. */
export const kachaBazarFacts: Readonly<Record<string, readonly FactContent[]>> = {
  potato: [from("Munshiganj", "মুন্সিগঞ্জ"), keeps("4 weeks", "৪ সপ্তাহ"), dry],
  "deshi-onion": [from("Pabna", "পাবনা"), keeps("4 weeks", "৪ সপ্তাহ"), dry],
  carrot: [from("Manikganj", "মানিকগঞ্জ"), keeps("10 days", "১০ দিন"), cool],
  "himsagar-mango": [from("Chapainawabganj", "চাঁপাইনবাবগঞ্জ"), threeDays, dry],
  "sagar-banana": [from("Narsingdi", "নরসিংদী"), threeDays, dry],
  watermelon: [from("Barishal", "বরিশাল"), keeps("7 days", "৭ দিন"), dry],
  pineapple: [from("Madhupur, Tangail", "মধুপুর, টাঙ্গাইল"), threeDays, dry],
  malta: [from("Pirojpur", "পিরোজপুর"), keeps("10 days", "১০ দিন"), cool],
  "padma-hilsa": [from("The Padma, Mawa", "পদ্মা, মাওয়া"), frozen],
  "rui-fish": [from("Mymensingh", "ময়মনসিংহ"), frozen],
  "golda-prawn": [from("Bagerhat", "বাগেরহাট"), frozen],
  "miniket-rice": [from("Kushtia", "কুষ্টিয়া"), aYear, dry],
  "chinigura-rice": [from("Dinajpur", "দিনাজপুর"), aYear, dry],
  "whole-wheat-flour": [
    of("Whole wheat, stone-ground", "পুরো গম, পাথরে ভাঙা"),
    keeps("3 months", "৩ মাস"),
    dry,
  ],
  "mustard-oil": [
    from("Sirajganj", "সিরাজগঞ্জ"),
    of("Mustard, cold-pressed", "সরিষা, ঘানিতে ভাঙা"),
    aYear,
    dry,
  ],
  "soybean-oil": [of("Refined soybean oil, vitamin A", "পরিশোধিত সয়াবিন তেল, ভিটামিন এ"), aYear, dry],
  "gawa-ghee": [from("Pabna", "পাবনা"), of("Cow's milk fat", "গরুর দুধের ননি"), aYear, dry],
  "turmeric-powder": [from("Khagrachhari", "খাগড়াছড়ি"), of("Turmeric alone", "শুধু হলুদ"), aYear, dry],
  "chili-powder": [from("Bogura", "বগুড়া"), of("Chili alone", "শুধু মরিচ"), aYear, dry],
  "iodised-salt": [of("Salt, iodine", "লবণ, আয়োডিন"), dry],
  "liquid-milk": [from("Shahzadpur", "শাহজাদপুর"), threeDays, cool],
  "austagram-cheese": [
    from("Austagram, Kishoreganj", "অষ্টগ্রাম, কিশোরগঞ্জ"),
    keeps("2 weeks", "২ সপ্তাহ"),
    cool,
  ],
  "sylhet-tea": [from("Sreemangal", "শ্রীমঙ্গল"), aYear, dry],
  muri: [from("Nalchity", "নলছিটি"), of("Rice, salt", "চাল, লবণ"), keeps("2 months", "২ মাস"), dry],
  "sundarban-honey": [
    from("The Sundarbans", "সুন্দরবন"),
    of("Raw honey of khalisha", "খলিশা ফুলের কাঁচা মধু"),
    aYear,
    dry,
  ],
  "family-pack-cookies": [
    of("Flour, ghee, chocolate, peanuts, sugar", "ময়দা, ঘি, চকলেট, চিনাবাদাম, চিনি"),
    keeps("3 months", "৩ মাস"),
    dry,
  ],
  "bath-soap": [
    of("Neem oil, glycerine", "নিম তেল, গ্লিসারিন"),
    [called("inTheBox"), text("3 bars", "৩টি সাবান")],
  ],
  "flower-broom": [from("Bandarban", "বান্দরবান"), [called("material"), text("Hill grass", "পাহাড়ি ফুলঝাড়ু")]],
};
