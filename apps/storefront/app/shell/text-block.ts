/** A piece of a running text (server/present/running-text.server.ts makes them). */
export type TextBlock =
  { kind: "heading"; text: string } | { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

/** A part of a page of text. */
export interface TextSection {
  /** Of the part, for links to it. */
  id: string;
  heading: string;
  blocks: readonly TextBlock[];
}

export interface PageLink {
  href: string;
  label: string;
}
