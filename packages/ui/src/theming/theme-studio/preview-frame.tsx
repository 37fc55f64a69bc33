import { useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

export interface PreviewFrameProps {
  /** What is shown in it; spoken. */
  title: string;
  /** The text of the page's one style element, as a shop delivers it. */
  css: string;
  scheme: "light" | "dark";
  language: "bn" | "en";
  /** A phone's window, 360 × 720 px, or a desk's, 1280 × 880 px; drawn smaller. */
  size: "phone" | "desk";
  children: ReactNode;
}

const sizes = {
  phone: { box: "h-[32rem] w-[16rem]", page: "h-[720px] w-[360px] scale-[0.7111]" },
  desk: { box: "h-[17.25rem] w-[25rem]", page: "h-[880px] w-[1280px] scale-[0.3125]" },
} as const;

const emptyPage = "<!doctype html><html><head></head><body></body></html>";

/** Gives an empty page the styles of this one, and takes it out of the reach of keys and pointers. */
function prepare(page: Document | null): Document | null {
  if (!page) return null;
  page.body.inert = true;
  const styles = [...document.head.querySelectorAll("style, link[rel=stylesheet]")];
  page.head.replaceChildren(...styles.map((element) => element.cloneNode(true)));
  const bare = page.createElement("style");
  bare.textContent = "html{scrollbar-width:none}";
  page.head.append(bare);
  return page;
}

function dress(page: Document, language: "bn" | "en", scheme: "light" | "dark") {
  page.documentElement.lang = language;
  page.documentElement.dataset["colorScheme"] = scheme;
}

/**
 * A page in a window of its own: the breakpoints are those of its width, `:root` is its own, and the theme's style is
 * the very text that a shop delivers. Only to look at: nothing in it takes focus or leads away.
 */
export function PreviewFrame({ title, css, scheme, language, size, children }: PreviewFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => {
    if (page) dress(page, language, scheme);
  }, [page, language, scheme]);
  const { box, page: shape } = sizes[size];
  return (
    <div
      data-slot="preview-frame"
      className={`${box} relative shrink-0 overflow-hidden rounded-card border border-border bg-surface`}
    >
      <iframe
        title={title}
        srcDoc={emptyPage}
        onLoad={(event) => setPage(prepare(event.currentTarget.contentDocument))}
        className={`${shape} absolute start-0 top-0 origin-top-left`}
      />
      {page &&
        createPortal(
          <>
            <style>{css}</style>
            {children}
          </>,
          page.body,
        )}
    </div>
  );
}
