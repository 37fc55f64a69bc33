import { deriveColours, themeColourRoles, type ThemeColourRole } from "./colour-roles";
import type { DerivationReason } from "./derive-colour";
import { oklchToHex } from "./oklch";
import type { CompleteTheme } from "./shop-theme";

/** What became of a seller's colour in one role. */
export interface Derivation {
  role: ThemeColourRole;
  /** The seller's colour that it was made from, `#rrggbb`, and its lightness in OKLCH, 0–1. */
  before: { hex: string; lightness: number };
  /** The colour the shop shows. */
  after: { hex: string; lightness: number };
  reason: DerivationReason;
  /** sRGB has no colour as vivid at the new lightness. */
  isClipped: boolean;
}

/** Tells, role by role, what the seed was, what became of it, and why. Pure; the words are the caller's. */
export function explainTheme(theme: CompleteTheme, scheme: "light" | "dark"): Derivation[] {
  const colours = deriveColours(theme, scheme);
  return themeColourRoles.map((role) => {
    const { source, colour, hex, reason, isClipped } = colours[role];
    return {
      role,
      before: { hex: oklchToHex(source), lightness: source.l },
      after: { hex, lightness: colour.l },
      reason,
      isClipped,
    };
  });
}
