import type { ThemeColourRole } from "../../theme/colour-roles";
import type { DerivationReason } from "../../theme/derive-colour";
import type { ReadyThemeName } from "../../theme/ready-themes";
import type { CompleteTheme, RepairReason } from "../../theme/shop-theme";

/** The choices that are one of a list. */
export type ThemeChoice = Exclude<keyof CompleteTheme, "version" | "seed" | "ribbonSeed">;

/** The pages of a shop that the studio dresses. */
export type StudioPage = "home" | "list" | "product" | "checkout" | "signIn" | "order";

/** Every word of the studio; `{{…}}` are places it fills itself, numbers in the reader's `digits`. */
export interface ThemeStudioLabels {
  title: string;
  intro: string;
  /** Above the ready themes. */
  start: string;
  ready: Record<ReadyThemeName, string>;
  choices: string;
  keys: Record<ThemeChoice | "seed" | "ribbonSeed", string>;
  values: { [Key in ThemeChoice]: Record<`${CompleteTheme[Key]}`, string> };
  json: string;
  jsonHint: string;
  repairs: string;
  /** Places: `{{key}}`, `{{used}}`. */
  repairReasons: Record<RepairReason, string>;
  /** Where nothing of the JSON could be used. */
  fallBack: string;
  nothingRepaired: string;
  previews: string;
  scheme: string;
  light: string;
  dark: string;
  width: string;
  phone: string;
  desk: string;
  pages: Record<StudioPage, string>;
  derived: string;
  derivedText: string;
  keptAll: string;
  /** Place: `{{number}}`. */
  allColours: string;
  before: string;
  after: string;
  /** Places: `{{from}}`, `{{to}}`, lightnesses 0–1. */
  reasons: Record<DerivationReason, string>;
  clipped: string;
  roles: Record<ThemeColourRole, string>;
  contrast: string;
  /** Place: `{{number}}`. */
  contrastText: string;
  /** Place: `{{target}}`. */
  target: string;
  share: string;
  shareHint: string;
  copy: string;
  copied: string;
  /** The reader's ten digits, from zero. */
  digits: string;
}

/** Puts values into a sentence's places, digits as the reader writes them; a code keeps its own. */
export function say(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
  digits: string,
): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === "number" ? inDigits(String(value), digits) : (value ?? whole);
  });
}

/** A number's text in the reader's digits. */
export function inDigits(text: string, digits: string): string {
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
