/** The locales behind the two languages, as `Intl` and `<html lang>` know them, and what stands before the paths of their pages. */
export const locales = {
  bn: { htmlLang: "bn", intl: "bn-BD", openGraph: "bn_BD", pathPrefix: "", name: "বাংলা" },
  en: { htmlLang: "en", intl: "en-BD", openGraph: "en_US", pathPrefix: "/en", name: "English" },
} as const;
export type Locale = keyof typeof locales;

/** Every date of the product is a date in Bangladesh. */
export const timeZone = "Asia/Dhaka";
