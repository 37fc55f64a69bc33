import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { WithinContext } from "@haat/web-forms/router-parts";
import type { PageMarkup } from "@haat/web-host/kept-markup";
import { createContext, useContext, type ReactNode } from "react";

/** What the server has drawn before; in the browser there is nothing of it. */
export const MarkupContext = createContext<PageMarkup | undefined>(undefined);

export interface KeptProps {
  /** All data that the part is drawn from, as it would stand in JSON, but for its late texts. */
  by: unknown;
  /** Nothing in it looks at anything else: neither at the address nor at whose page it is. */
  children: ReactNode;
}

/** A part that many pages have alike: the server draws it once for all of them (docs/decisions/027). */
export function Kept({ by, children }: KeptProps) {
  const markup = useContext(MarkupContext);
  const within = useContext(WithinContext);
  const { pictureOnTap } = useUi();
  const part = markup?.part(JSON.stringify([by, within, pictureOnTap]));
  // One shape on the server and in the browser, which takes the page over.
  return (
    <>
      {part?.before || null}
      {part?.isKnown ? null : children}
      {part?.after || null}
    </>
  );
}

/** A text or attribute value within a part that is kept, which each page has another of. @param name of one on the page */
export function useLateText(name: string, text: string): string {
  return useContext(MarkupContext)?.late(name, text) ?? text;
}
