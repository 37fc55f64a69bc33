import { strings } from "@haat/i18n/strings";
import type { PageLanguage } from "../http/request-context.server";

/** The words of the design system's components in the page's language. */
export function componentLabels(context: PageLanguage) {
  return strings[context.language].components;
}

type PluralForm = `${string}_${"zero" | "one" | "other"}`;

/** Words without those that a number chooses from: the server has chosen, and a page need not carry them. */
export function withoutPlurals<Words extends object>(words: Words) {
  const kept = Object.entries(words).filter(([key]) => !/_(zero|one|other)$/.test(key));
  return Object.fromEntries(kept) as { [Key in keyof Words as Exclude<Key, PluralForm>]: Words[Key] };
}

/** The words of a product's card, with those of the price in it. */
export function productCardLabels(context: PageLanguage) {
  const { price, productCard } = componentLabels(context);
  return { ...productCard, price };
}

/** The words of a cart line: each of its controls is spoken with the product's name. */
export function cartLineLabels(context: PageLanguage, name: string) {
  const { translate } = context;
  const { digits, update, unitPrice, lineTotal } = componentLabels(context).cartLine;
  return {
    digits,
    update,
    unitPrice,
    lineTotal,
    quantity: translate("components.cartLine.quantity", { name }),
    decrease: translate("components.cartLine.decrease", { name }),
    increase: translate("components.cartLine.increase", { name }),
    remove: translate("components.cartLine.remove", { name }),
  };
}
