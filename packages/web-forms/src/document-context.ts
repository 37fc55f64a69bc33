import { createContext } from "react";

/** What the server knows about the document it renders. In the browser the document is there already. */
export interface DocumentParts {
  /** Nonce of this answer's Content-Security-Policy. */
  nonce: string;
  /** The page says why there is none; it needs no scripts. */
  isFailure: boolean;
  /** Lite mode: no page has scripts. */
  isLite: boolean;
  /** What the element with the values of the page's slots holds. */
  slotValues: string;
}

export const DocumentContext = createContext<DocumentParts>({
  nonce: "",
  isFailure: false,
  isLite: false,
  slotValues: "",
});
