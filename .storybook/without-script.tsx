import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A story as a browser without JavaScript shows it: its static HTML in a frame that runs no script. */
export function WithoutScript({ children }: { children: ReactElement }) {
  const { lang, dataset } = document.documentElement;
  const styles = [...document.head.querySelectorAll("style, link[rel=stylesheet]")]
    .map((element) => element.outerHTML)
    .join("");
  const page = `<!doctype html><html lang="${lang}" data-color-scheme="${dataset["colorScheme"] ?? "light"}"><head><base href="${document.baseURI}">${styles}</head><body>${renderToStaticMarkup(children)}</body></html>`;
  return (
    <iframe
      title="Without JavaScript"
      sandbox="allow-same-origin allow-forms"
      srcDoc={page}
      className="block h-dvh w-full"
    />
  );
}
