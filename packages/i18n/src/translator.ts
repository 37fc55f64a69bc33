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

/** The sentences of one language; missing ones cannot be asked for. */
export function translator(locale: Locale): Translate {
  let translate = translators.get(locale);
  if (!translate) {
    const fixed = instance().getFixedT(locale);
    // Most sentences have nothing to fill in; a page asks for dozens of them.
    const plain = new Map<string, string>();
    translate = (key, options) => {
      if (options) return String(fixed(key, options));
      const sentence = plain.get(key) ?? String(fixed(key));
      plain.set(key, sentence);
      return sentence;
    };
    translators.set(locale, translate);
  }
  return translate;
}
