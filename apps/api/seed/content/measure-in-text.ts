import type { Measure, MeasureUnit } from "@haat/contract/shared/measure";

const units: Readonly<Record<string, MeasureUnit>> = {
  g: "g",
  kg: "kg",
  ml: "ml",
  litre: "l",
  litres: "l",
  piece: "piece",
  pieces: "piece",
  bars: "piece",
};
const smaller = { kg: "g", l: "ml" } as const;

/** What a pack holds by an English name that says so, such as "Ghee (400 g)"; null for one that does not. */
export function measureInText(name: string): Measure | null {
  if (/\(dozen\)/.test(name)) return { amount: 12, unit: "piece" };
  const [, number, word = ""] = /(\d+(?:\.\d+)?) (g|kg|ml|litres?|pieces?|bars)\b/i.exec(name) ?? [];
  const unit = units[word.toLowerCase()];
  if (number === undefined || unit === undefined) return null;
  const amount = Number(number);
  if (Number.isInteger(amount)) return { amount, unit };
  return unit === "kg" || unit === "l" ? { amount: Math.round(amount * 1000), unit: smaller[unit] } : null;
}
