import { defaultLanguage, languages, type Language } from "@haat/contract/shared/languages";

function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}

/**
 * The language of a call: its `{language}` where it has one, else the first of ours in `Accept-Language`. Anything else
 * reads as the default.
 */
export function languageOf(input: unknown, acceptLanguage: string | undefined): Language {
  if (typeof input === "object" && input !== null && "language" in input) {
    return isLanguage(input.language) ? input.language : defaultLanguage;
  }
  const accepted = (acceptLanguage ?? "").split(",").map((range) => range.trim().slice(0, 2).toLowerCase());
  return accepted.find(isLanguage) ?? defaultLanguage;
}

/** A text that was authored in both languages; one that is not written falls back to `bn`, then to whatever there is. */
export function textIn(language: Language, text: { bn: string; en: string }): string {
  return text[language] || text.bn || text.en;
}
