import type { ReactNode } from "react";

export interface PageTitleProps {
  title: string;
  /** What the page is about, in a sentence or two. */
  lead?: string | undefined;
  /** A small line below, such as a date. */
  note?: ReactNode;
  /** What there is to do at once, such as a search. */
  children?: ReactNode;
}

/** The head of a page of the marketing site: the same band on every one of them. */
export function PageTitle({ title, lead, note, children }: PageTitleProps) {
  return (
    <div className="bg-accent-soft">
      <div className="page grid grid-cols-1 gap-6 py-10 md:py-14">
        <div className="grid gap-3">
          <h1 className="text-display">{title}</h1>
          {lead && <p className="max-w-prose text-title text-muted">{lead}</p>}
          {note && <p className="text-small text-muted">{note}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
