/** What was searched for in a shop, kept in this browser and never sent. Newest first. */

/** How many searches are kept. */
export const mostSearches = 10;

const keyOf = (shopName: string) => `haat-searches-${shopName}`;
const folded = (words: string) => words.normalize("NFC").toLowerCase();

/** The earlier searches; none where the browser keeps nothing. */
export function readSearches(shopName: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(shopName)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string").slice(0, mostSearches) : [];
  } catch {
    return [];
  }
}

/** Puts a search first; one that was made before moves there. @returns all of them */
export function keepSearch(shopName: string, words: string): string[] {
  const others = readSearches(shopName).filter((each) => folded(each) !== folded(words));
  const searches = [words, ...others].slice(0, mostSearches);
  try {
    localStorage.setItem(keyOf(shopName), JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing has no history, and nothing else is missing.
  }
  return searches;
}

/** Forgets all of them. */
export function clearSearches(shopName: string): void {
  try {
    localStorage.removeItem(keyOf(shopName));
  } catch {
    // Nothing was kept.
  }
}
