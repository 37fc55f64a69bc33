/** How pages that are read without a connection are put together. What is put in is never read as a pattern: titles may hold `$&`. */

/** A saved page that tells in its root element when it was saved, in ms since 1970; its script says it in words. */
export function withSavedTime(html: string, savedAt: number): string {
  return html.replace("<html ", () => `<html data-saved-at="${savedAt}" `);
}

/** The offline page with its hidden list shown and filled. @param links list items, as HTML */
export function withSavedLinks(html: string, links: readonly string[]): string {
  return html
    .replace('<section hidden="" data-slot="saved-pages"', () => '<section data-slot="saved-pages"')
    .replace(/<ul[^>]*data-slot="saved-page-links"[^>]*>/, (list) => list + links.join(""));
}

/** A link to a saved page. @param title as it stands in the page, escaped already */
export function savedLink(address: string, title: string): string {
  // An address has no quotes or angles once it is parsed, but for these.
  return `<li><a href="${address.replaceAll("'", () => "%27")}">${title}</a></li>`;
}
