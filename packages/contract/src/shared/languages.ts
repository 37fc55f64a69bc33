import { z } from "zod";

/** The languages of the product; `bn` comes first because it is the default and the fallback. */
export const languages = ["bn", "en"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "bn";

export const knownLanguage = z.enum(languages);

/** The `{language}` segment of a call. Anything that is not a language of ours reads as the default. */
export const languageParam = knownLanguage.catch(defaultLanguage);
