/** What may not be sold on the platform: words that a person should look at before a shop opens. They refuse nothing by themselves. */
const bannedWords = [
  "cigarette",
  "tobacco",
  "vape",
  "alcohol",
  "whisky",
  "whiskey",
  "vodka",
  "beer",
  "wine",
  "yaba",
  "ganja",
  "cannabis",
  "phensedyl",
  "pistol",
  "revolver",
  "ammunition",
  "casino",
  "betting",
  "lottery",
  "replica",
  "counterfeit",
  "সিগারেট",
  "তামাক",
  "জর্দা",
  "মদ",
  "হুইস্কি",
  "বিয়ার",
  "ইয়াবা",
  "গাঁজা",
  "ফেনসিডিল",
  "পিস্তল",
  "রিভলবার",
  "গুলি",
  "জুয়া",
  "ক্যাসিনো",
  "লটারি",
  "নকল",
].map((word) => word.normalize("NFC"));

const banned: ReadonlySet<string> = new Set(bannedWords);

/** The first word of some texts that is banned; whole words, so that মদ is not found in মদিনা. */
export function bannedWordIn(texts: readonly string[]): string | undefined {
  const words =
    texts
      .join(" ")
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.find((word) => banned.has(word));
}
