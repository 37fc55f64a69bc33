import { useEffect } from "react";

const refused = "#main :is([data-slot=form-error-summary], [aria-invalid=true])";

/**
 * Begins the document's title with "Error: " as long as the page shows what is wrong with a form, and takes it off when
 * that is mended. What is drawn decides, so that no form has to tell; the server does the same for a page that
 * is loaded (form-refusals.server.ts).
 */
export function useErrorTitle(prefix: string): void {
  // After each change of the router's state: that is when answers come.
  useEffect(() => {
    const { title } = document;
    const bare = title.startsWith(prefix) ? title.slice(prefix.length) : title;
    const wanted = document.querySelector(refused) ? prefix + bare : bare;
    if (title !== wanted) document.title = wanted;
  });
}
