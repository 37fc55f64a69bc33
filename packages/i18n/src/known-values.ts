/** What customers choose by, and values that everybody calls alike: in both languages, with the colour of colours. */
interface KnownNames {
  bn: string;
  en: string;
  /** `#` and six hexadecimal digits. */
  swatch?: string;
}

const known: readonly KnownNames[] = [
  { en: "Size", bn: "মাপ" },
  { en: "Colour", bn: "রং" },
  { en: "Color", bn: "রং" },
  { en: "Weight", bn: "ওজন" },
  { en: "Material", bn: "কাপড়" },
  { en: "Volume", bn: "পরিমাণ" },
  { en: "Small", bn: "ছোট" },
  { en: "Medium", bn: "মাঝারি" },
  { en: "Large", bn: "বড়" },
  { en: "Red", bn: "লাল", swatch: "#c62828" },
  { en: "Maroon", bn: "মেরুন", swatch: "#7b1e2b" },
  { en: "Pink", bn: "গোলাপি", swatch: "#e91e8c" },
  { en: "Orange", bn: "কমলা", swatch: "#ef6c00" },
  { en: "Yellow", bn: "হলুদ", swatch: "#fbc02d" },
  { en: "Green", bn: "সবুজ", swatch: "#2e7d32" },
  { en: "Sky blue", bn: "আকাশি", swatch: "#4fb3e8" },
  { en: "Blue", bn: "নীল", swatch: "#1565c0" },
  { en: "Navy", bn: "গাঢ় নীল", swatch: "#14275b" },
  { en: "Purple", bn: "বেগুনি", swatch: "#6a1b9a" },
  { en: "Brown", bn: "বাদামি", swatch: "#6d4c41" },
  { en: "Black", bn: "কালো", swatch: "#111111" },
  { en: "White", bn: "সাদা", swatch: "#ffffff" },
  { en: "Grey", bn: "ধূসর", swatch: "#757575" },
  { en: "Golden", bn: "সোনালি", swatch: "#c9a227" },
  { en: "Silver", bn: "রুপালি", swatch: "#c0c4c8" },
];

/** The colours that everybody calls alike. */
export const knownColours: readonly Required<KnownNames>[] = known.flatMap(({ swatch, ...names }) =>
  swatch === undefined ? [] : [{ ...names, swatch }],
);

/** What a choice by colour is called. */
export const colourNames = { bn: "রং", en: "Colour" } as const;

/** What something is called in both languages, where everybody calls it alike. @param name in either of them */
export function knownNames(name: string): KnownNames | undefined {
  const asked = name.normalize("NFC").trim().toLowerCase();
  return known.find(({ bn, en }) => bn.normalize("NFC") === asked || en.toLowerCase() === asked);
}
