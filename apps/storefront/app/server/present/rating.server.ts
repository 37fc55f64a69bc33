import type { ProductRating } from "@haat/contract/shop/rating.contract";
import { formatNumber } from "@haat/i18n/numbers";
import type { PageLanguage } from "../http/request-context.server";
import { countSentence } from "./display.server";

/** So many stars, for who does not see them. */
export const starsLabel = ({ language, translate }: PageLanguage, stars: number): string =>
  translate("ratings.ofFive", { stars: formatNumber(stars, language) });

/** A product's average and how many ratings it is of, in words; nothing where there are none. */
export function averageView(context: PageLanguage, rating: ProductRating | null) {
  if (!rating) return undefined;
  return {
    stars: rating.average,
    label: starsLabel(context, rating.average),
    average: formatNumber(rating.average, context.language),
    count: countSentence(context, "ratings.count", rating.count),
  };
}
