/**
 * What keeps its Latin digits in Bengali, too, on a page as on paper: it is dialled, or held letter for letter against what is
 * written elsewhere. Phones, hotlines, trade licences, BINs, numbers of orders. Codes to type stand in a place of their own;
 * everything else, such as a postal code, is in Bengali digits (`numbers.ts`).
 */
const kept = /\b0\d{4}[- ]?\d{5,6}\b|\b16121\b|\bTRAD\/\S+|\b\d{9}-\d{4}\b|\b[A-Z\d]{4}-[A-Z\d]{5}\b/g;

/** The words of a Bengali text whose digits should be Bengali and are not; for tests. */
export function strayLatinDigits(text: string): string[] {
  return text.replace(kept, "").match(/\S*[0-9]\S*/g) ?? [];
}
