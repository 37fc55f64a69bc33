import { useLocation, useParams, useSearchParams } from "@remix-run/react";
import type { ShopHeaderProps } from "@haat/ui/commerce/shop-header/shop-header";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { Suggestions } from "../search-suggestions.server";
import { clearSearches, keepSearch, readSearches } from "./search-history";

/** How long the typing rests before something is proposed, in ms. */
const typingPause = 180;
/** From so many letters on. */
const shortestQuery = 2;

export interface ShopSearch {
  shopName: string;
  searchAction: string;
  suggestionsHref: string;
}

/**
 * The search in the shop's header: it shows what the address searches for, proposes while somebody types, and remembers
 * in this browser what was searched for.
 */
export function useShopSearch({
  shopName,
  searchAction,
  suggestionsHref,
}: ShopSearch): ShopHeaderProps["search"] {
  const { key } = useLocation();
  const [query] = useSearchParams();
  const { searchKey } = useParams();
  const words = query.get("q") ?? searchKey ?? "";
  const { history, clear } = useSearchHistory(shopName, words);
  const { data, load } = useSuggestions(suggestionsHref);
  const [typed, setTyped] = useState({ text: "", page: key });
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const text = typed.page === key ? typed.text.trim() : "";
  // A later question cuts the earlier one off; what stands there from before it has to fit at least.
  const fits = data && text !== "" && (text.startsWith(data.words) || data.words.startsWith(text));
  return {
    action: searchAction,
    defaultValue: words || undefined,
    page: key,
    suggestions: fits ? data.suggestions : [],
    status: fits ? data.status : undefined,
    history: history.map((label) => ({
      label,
      href: `${searchAction}?${new URLSearchParams({ q: label })}`,
    })),
    onClearHistory: clear,
    onQuery: (value) => {
      setTyped({ text: value, page: key });
      clearTimeout(timer.current);
      const asked = value.trim();
      if (asked.length < shortestQuery) return;
      timer.current = setTimeout(() => void load(asked), typingPause);
    },
  };
}

/**
 * What the shop proposes for some words. Asked for past the router: where that cannot find out about a route, it puts its page
 * for faults in the place of the page that is being read.
 */
function useSuggestions(href: string) {
  const [data, setData] = useState<Suggestions>();
  const asking = useRef<AbortController>();
  useEffect(() => () => asking.current?.abort(), []);
  const load = useCallback(
    async (words: string) => {
      asking.current?.abort();
      const { signal } = (asking.current = new AbortController());
      try {
        const answer = await fetch(`${href}?${new URLSearchParams({ q: words })}`, { signal });
        if (answer.ok) setData((await answer.json()) as Suggestions);
      } catch {
        // Nothing is proposed then; the search itself goes on.
      }
    },
    [href],
  );
  return { data, load };
}

function useSearchHistory(shopName: string, words: string) {
  const [history, setHistory] = useState<readonly string[]>([]);
  useEffect(() => {
    const asked = words.trim();
    const searches = asked ? keepSearch(shopName, asked) : readSearches(shopName);
    if (searches.length === 0) return;
    // The history is not seen yet: what a visitor does comes first.
    startTransition(() => setHistory(searches));
  }, [shopName, words]);
  const clear = () => {
    clearSearches(shopName);
    setHistory([]);
  };
  return { history, clear };
}
