import type { SearchSuggestion } from "@haat/ui/primitives/search-field/suggestion-panel";
import { attempt } from "@haat/web-forms/call-failure.server";
import { countSentence, mediaPath, priceText } from "../../server/present/display.server";
import type { RequestContext } from "../../server/http/request-context.server";
import type { Shop } from "../../server/http/shop-of-page.server";

/** What is proposed for some words. */
export interface Suggestions {
  /** The words that it answers: an answer to older ones is not shown. */
  words: string;
  suggestions: SearchSuggestion[];
  /** Spoken, such as "5 suggestions". */
  status: string;
}

/** The longest text the API takes. */
const longestSearch = 100;

/** Categories first, then products with what they cost, in lite mode without pictures; none where the API refuses, since nobody waits for them. */
export async function suggest(
  context: RequestContext,
  { seller, paths }: Shop,
  words: string,
): Promise<Suggestions> {
  const searchText = words.replaceAll("\0", "").trim().slice(0, longestSearch);
  if (searchText === "") return { words, suggestions: [], status: "" };
  const { language } = context;
  const found = await attempt(
    context.client().catalogue.searchSuggestions({ language, sellerKey: seller.seller_key, searchText }),
  );
  if (!found.ok) return { words, suggestions: [], status: "" };
  const { products, product_category } = found.answer.data;
  const suggestions = [
    ...product_category.map(({ name, slug }) => ({
      href: paths.products(slug),
      label: name,
      note: context.translate("shopPages.search.category"),
    })),
    ...products.map(({ name, slug, picture, ...priced }) => ({
      href: paths.product(slug),
      label: name,
      note: priceText(context, priced),
      picture: context.choices.lite ? undefined : mediaPath(picture),
    })),
  ];
  const count = suggestions.length;
  return {
    words,
    suggestions,
    status: count > 0 ? countSentence(context, "shopPages.search.suggestions", count) : "",
  };
}
