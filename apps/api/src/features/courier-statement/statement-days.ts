import { toLatinDigits } from "@haat/contract/shared/latin-digits";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const bengaliMonths = [
  ...["জানু", "ফেব্রু", "মার্চ", "এপ্রিল", "মে", "জুন"],
  ...["জুলাই", "আগস্ট", "সেপ্টে", "অক্টো", "নভে", "ডিসে"],
];

/** The number of a month by its name, from 1; 0 where it is none. */
function monthNamed(name: string): number {
  const word = name.normalize("NFC").toLowerCase();
  const place = months.indexOf(word.slice(0, 3));
  return (
    (place === -1 ? bengaliMonths.findIndex((each) => word.startsWith(each.normalize("NFC"))) : place) + 1
  );
}

const word = String.raw`[\p{L}\p{M}]+`;

/** The ways in which couriers write a day; what comes behind it, such as a time, does not matter. */
const shapes: readonly { shape: RegExp; partsOf: (parts: string[]) => [string, number, string] }[] = [
  {
    shape: /^(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/,
    partsOf: ([y = "", m, d = ""]) => [y, Number(m), d],
  },
  // The day first, as Bangladesh writes it, unless that cannot be.
  {
    shape: /^(\d{1,2})[-/.](\d{1,2})[-/.](20\d\d|\d\d)(?!\d)/,
    partsOf: ([one = "", other = "", y = ""]) =>
      Number(other) > 12 ? [y, Number(one), other] : [y, Number(other), one],
  },
  {
    shape: new RegExp(
      `^(\\d{1,2})(?:st|nd|rd|th)?[-\\s,]+(${word})\\.?[-\\s,]+(20\\d\\d|\\d\\d)(?!\\d)`,
      "u",
    ),
    partsOf: ([d = "", m = "", y = ""]) => [y, monthNamed(m), d],
  },
  {
    shape: new RegExp(`^(${word})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?[\\s,]+(20\\d\\d)(?!\\d)`, "u"),
    partsOf: ([m = "", d = "", y = ""]) => [y, monthNamed(m), d],
  },
];

/** The day that a cell names, `2026-03-02`; null where it names none. */
export function dayIn(cell: string): string | null {
  const text = toLatinDigits(cell.normalize("NFC")).trim();
  for (const { shape, partsOf } of shapes) {
    const found = shape.exec(text);
    if (!found) continue;
    const [year, month, day] = partsOf(found.slice(1));
    const written = `${year.padStart(4, "20")}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
    const isDay = !Number.isNaN(Date.parse(written)) && new Date(written).toISOString().startsWith(written);
    return isDay ? written : null;
  }
  return null;
}
