/**
 * What keeps its Latin digits in Bengali, too, on a page as on paper: it is dialled, or held letter for letter against what is
 * written elsewhere. Phones, hotlines, trade licences, BINs, numbers of orders, codes of coupons, addresses of sites, keys of programs; names of colours, of sizes
 * of paper and of programs. Codes to type stand in a place of their own; everything else, such as a postal code, is in Bengali
 * digits (`numbers.ts`).
 */
const kept = new RegExp(
  [
    /\bhttps?:\/\/\S+/,
    // An address of a site, with its port on a machine at home, or a name of that form.
    /\b[a-z][\w-]*(?:\.[a-z][\w-]*)+(?::\d+)?/,
    // What a test shop is called in addresses, after the key that it was given.
    /\btest-[a-z\d]{10}\b/,
    // A phone, or what may be seen of it.
    /\b0\d{4}[- ]?\d{5,6}\b|\b16121\b|\+880[\d*]{9,10}/,
    /\bTRAD\/\S+|\b\d{9}-\d{4}\b|\b[A-Z\d]{4}-[A-Z\d]{5}\b/,
    // The code of a coupon, as it is on paper.
    /\b(?=\d*[A-Z])(?=[A-Z]*\d)[A-Z\d]{4,20}\b/,
    // A key of a program, or what it is known by.
    /\bhaat_(?:key|test)_[\w-]+(?:…[\w-]+)?|····[\w-]{4}/,
    /#[0-9a-f]{6}\b|\bSHA-256\b|\bA4\b|\b2FAS\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** The words of a Bengali text whose digits should be Bengali and are not; for tests. */
export function strayLatinDigits(text: string): string[] {
  return text.replace(kept, "").match(/\S*[0-9]\S*/g) ?? [];
}
