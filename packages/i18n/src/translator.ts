import { createInstance, type i18n, type TOptions } from "i18next";
import { strings } from "./strings";
import type { Locale } from "./locales";

/** The paths of all sentences in an object of strings, with dots; plural endings are left to i18next. */
type SentencePath<Strings> = {
  [Key in keyof Strings & string]: Strings[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${SentencePath<Strings[Key]>}`;
}[keyof Strings & string];
type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${"one" | "other"}` ? Stem | Key : Key;

/** The key of a sentence: area and path, such as `pages.cart.title`. */
export type SentenceKey = SentencePath<(typeof strings)["en"]>;
export type Translate = (key: SentenceKey, options?: TOptions) => string;

/** What i18next and remix-i18next are made with. Values are escaped by React, not here. */
export const i18nextOptions = {
  resources: { en: { translation: strings.en }, bn: { translation: strings.bn } },
  supportedLngs: ["bn", "en"],
  fallbackLng: "bn",
  defaultNS: "translation",
  interpolation: { escapeValue: false },
  initImmediate: false,
};

let shared: i18n | undefined;

function instance(): i18n {
  if (!shared) {
    shared = createInstance();
    void shared.init({ ...i18nextOptions, lng: "bn" });
  }
  return shared;
}

const translators = new Map<Locale, Translate>();

/** How many sentences a language keeps before it forgets all; with those that have something filled in there is no end of them. */
const mostSentences = 5000;
/** Of a key with what is filled in, in characters. */
const longestKept = 300;

/** The sentences of one language; missing ones cannot be asked for. */
export function translator(locale: Locale): Translate {
  let translate = translators.get(locale);
  if (!translate) {
    const fixed = instance().getFixedT(locale);
    // Most sentences have nothing to fill in, or short words and the same few numbers; a page asks for dozens of them.
    const made = new Map<string, string>();
    translate = (key, options) => {
      const asked = options ? `${key} ${JSON.stringify(options)}` : key;
      const known = made.get(asked);
      if (known !== undefined) return known;
      const sentence = String(fixed(key, options));
      // What somebody typed may be long.
      if (asked.length > longestKept) return sentence;
      if (made.size >= mostSentences) made.clear();
      made.set(asked, sentence);
      return sentence;
    };
    translators.set(locale, translate);
  }
  return translate;
}
