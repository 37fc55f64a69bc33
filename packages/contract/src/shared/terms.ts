import type { z } from "zod";
import { oneWord } from "./choices";

export const termsKind = oneWord("Whose terms", {
  customer: "who buys",
  seller: "who sells",
});
export type TermsKind = z.infer<typeof termsKind>;

/** A version of the terms; the texts are in `@haat/i18n` (`policies`). */
export interface TermsVersion {
  /** The day in Bangladesh from which it holds, `YYYY-MM-DD`; it is called by it. */
  version: string;
  /** The day it was told of. */
  announced: string;
}

/** So many days before they hold new terms are told of: as the terms themselves say. A fee is a new version for sellers. */
export const termsNoticeDays: Readonly<Record<TermsKind, number>> = { customer: 30, seller: 60 };

/** Every version there was, the oldest first. */
export const termsVersions: Readonly<Record<TermsKind, readonly TermsVersion[]>> = {
  customer: [{ version: "2026-11-21", announced: "2026-11-21" }],
  seller: [{ version: "2026-11-21", announced: "2026-11-21" }],
};

/**
 * The version that holds on a day, and the next one where it has been announced. Before the first one that one holds.
 * @param today `YYYY-MM-DD` in Bangladesh
 */
export function termsOn(
  today: string,
  versions: readonly TermsVersion[],
): { current: TermsVersion; coming: TermsVersion | undefined } {
  const held = versions.filter(({ version }) => version <= today);
  const current = held.at(-1) ?? versions[0];
  if (!current) throw new Error("There are no terms.");
  const coming = versions.find(
    ({ version, announced }) => version > today && version !== current.version && announced <= today,
  );
  return { current, coming };
}

const dayMilliseconds = 24 * 3600 * 1000;

/** Versions that follow another one without the notice that the terms promise; there must be none. */
export function termsWithoutNotice(kind: TermsKind, versions: readonly TermsVersion[]): TermsVersion[] {
  return versions
    .slice(1)
    .filter(
      ({ version, announced }) =>
        Date.parse(version) - Date.parse(announced) < termsNoticeDays[kind] * dayMilliseconds,
    );
}
