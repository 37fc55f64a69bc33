import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";

/**
 * Where a page says how old it is, if it is shown while none can be made. The server writes it into the finished document, so
 * the page's scripts take it as it is.
 */
export function PageAge() {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

/** That place in a finished document, empty, and with what is said: it is the first thing in it, so it needs no name. */
export const emptyPageAge = "<body><div></div>";
export const pageAge = (html: string) => `<body><div>${html}</div>`;

export interface LastPageNoteProps {
  /** That the page is an older one, and what may have changed. */
  text: string;
  /** The page itself, to be asked for again. */
  again: { label: string; href: string };
}

/** Stands above a page that is shown as it was, since it cannot be made at this moment. */
export function LastPageNote({ text, again }: LastPageNoteProps) {
  return (
    <div data-slot="page-age" className="page py-2">
      <InlineAlert
        tone="warning"
        role="status"
        dense
        action={
          <a className="font-semibold underline" href={again.href}>
            {again.label}
          </a>
        }
      >
        {text}
      </InlineAlert>
    </div>
  );
}
