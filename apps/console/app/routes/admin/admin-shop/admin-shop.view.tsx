import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import type { ReactNode } from "react";

export interface AdminShopPage extends Pick<ConsolePageProps, "title" | "lead" | "back"> {
  state: { label: string; tone: BadgeProps["tone"] };
  warnings: { title: string; lines: string[] };
  /** That its owner closed it, and why. */
  closing: { title: string; lines: string[] };
  /** What of the answers is new to who decided before. */
  changed: { title: string; lines: string[] };
  preview?: { href: string; label: string } | undefined;
  /** The way into its console. */
  look: { href: string; label: string };
  /** What can be decided now. */
  ways: { href: string; label: string; look: "primary" | "secondary" | "danger" }[];
  answers: { title: string; rows: SummaryRow[] };
  products: { title: string; rows: ListRow[] };
  remarks: { title: string; rows: ListRow[] };
  /** When it was sent and decided on, and by whom. */
  steps: { title: string; rows: ListRow[] };
}

/** A shop as the platform sees it, with what can be decided above all else. */
export function AdminShopView({ page }: { page: AdminShopPage }) {
  const { title, lead, back, state, warnings, changed, closing, preview, look, ways } = page;
  const { answers, products, remarks, steps } = page;
  return (
    <ConsolePage title={title} lead={lead} back={back} aside={<Badge tone={state.tone}>{state.label}</Badge>}>
      <Told tone="warning" {...warnings} />
      <Told tone="info" {...closing} />
      <Told tone="info" {...changed} />
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {ways.map(({ href, label, look }) => (
          <LinkButton key={href} href={href} variant={look} wide className="sm:w-auto">
            {label}
          </LinkButton>
        ))}
        <LinkButton href={look.href} variant="quiet" icon="search" wide className="sm:w-auto">
          {look.label}
        </LinkButton>
        {preview && (
          <LinkButton href={preview.href} variant="quiet" icon="store" wide className="sm:w-auto">
            {preview.label}
          </LinkButton>
        )}
      </div>
      <Part title={answers.title}>
        <SummaryList rows={answers.rows} />
      </Part>
      <Part title={products.title}>{products.rows.length > 0 && <RowList rows={products.rows} />}</Part>
      {[remarks, steps].map(
        ({ title: heading, rows }) =>
          rows.length > 0 && (
            <Part key={heading} title={heading}>
              <RowList rows={rows} />
            </Part>
          ),
      )}
    </ConsolePage>
  );
}

/** What is to be known before deciding, a line each; nothing where there is nothing. */
function Told({ tone, title, lines }: { tone: "warning" | "info"; title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <InlineAlert tone={tone} title={title}>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </InlineAlert>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={title}>
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}
