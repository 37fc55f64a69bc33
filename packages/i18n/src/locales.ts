/** The locales behind the two languages, as `Intl` and `<html lang>` know them. */
export const locales = {
  bn: { htmlLang: "bn", intl: "bn-BD", openGraph: "bn_BD", name: "বাংলা" },
  en: { htmlLang: "en", intl: "en-BD", openGraph: "en_US", name: "English" },
} as const;
export type Locale = keyof typeof locales;

/** Every date of the product is a date in Bangladesh. */
export const timeZone = "Asia/Dhaka";
