import { showHeadings } from "./heading-fonts";

/** How long a page stands before its scripts start by themselves, in ms after its load event. */
const restMs = 4000;

/** When they are fetched: what is seen comes first, such as the fonts. */
const fetchMs = 1000;

/** What a visitor does first. Capturing and passive: nothing is held up by it. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "scroll"];

/**
 * Brings the headings' fonts once the page has loaded, then fetches the scripts, and starts those at the visitor's first sign or
 * after a rest. Until then links and forms are the browser's own (docs/decisions/018).
 */
const starter = `(() => {
  const signs = ${JSON.stringify(signs)};
  const fetchScripts = () => document.querySelectorAll("link[data-late]").forEach((link) => { link.rel = "modulepreload"; link.removeAttribute("data-late"); });
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true);
    fetchScripts();
    for (const late of document.querySelectorAll("script[data-late]")) {
      late.removeAttribute("data-late");
      const script = document.createElement("script");
      script.type = "module";
      script.nonce = late.nonce;
      script.text = late.text;
      script.onerror = () => document.documentElement.removeAttribute("data-scripts");
      document.body.append(script);
    }
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener("load", () => {
    ${showHeadings}
    setTimeout(fetchScripts, ${fetchMs});
    setTimeout(start, ${restMs});
  });
})()`
  .replace(/\n\s*/g, "")
  .replace(/ ([{}=>()]+) /g, "$1");

/**
 * The page with its scripts put off: a cheap phone lays the page out first. A page without scripts stays as it is. Until they
 * are wanted the links stand for what costs nothing, since their places are known to who hydrates the page.
 *
 * @param nonce the answer's, for the scripts that are started
 */
export function withLateScripts(html: string, nonce: string): string {
  const late = html
    .replaceAll('<link rel="modulepreload" ', '<link rel="dns-prefetch" data-late fetchpriority="low" ')
    .replace(
      /(<script nonce="[^"]*") type="module"([^]*?)<\/script>/,
      (_script, start: string, rest: string) => {
        // Remix writes its list of routes with the blanks of a reader.
        const text = rest.replace(' async=""', "").replace(/\n\s*/g, "\n");
        return `${start} type="text/plain" data-late${text}</script>`;
      },
    );
  if (late === html) return html;
  return late.replace(/<\/body><\/html>$/, `<script nonce="${nonce}">${starter}</script></body></html>`);
}
