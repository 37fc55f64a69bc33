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
  /** What can be decided now for the shop. */
  ways: { href: string; label: string; look: "primary" | "secondary" }[];
  /** What can be decided against it. */
  against: { title: string; ways: { href: string; label: string }[] };
  answers: { title: string; rows: SummaryRow[] };
  products: { title: string; rows: ListRow[] };
  remarks: { title: string; rows: ListRow[] };
  /** When it was sent and decided on, and by whom. */
  steps: { title: string; rows: ListRow[] };
}

/**
 * A shop as the platform sees it: what is to be known before deciding, what can be decided for it, then all there is to read. What
 * can be decided against it comes last, and apart.
 */
export function AdminShopView({ page }: { page: AdminShopPage }) {
  const { title, lead, back, state, warnings, changed, closing, preview, look, ways } = page;
  const { answers, products, remarks, steps, against } = page;
  return (
    <ConsolePage
      title={title}
      lead={lead}
      back={back}
      aside={<Badge tone={state.tone}>{state.label}</Badge>}
      width="wide"
    >
      <Told tone="warning" {...warnings} />
      <Told tone="info" {...closing} />
      <Told tone="info" {...changed} />
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_22rem] md:grid-rows-[auto_1fr] md:gap-x-8">
        <div className="grid grid-cols-1 gap-3 sm:flex sm:flex-wrap md:col-start-2 md:grid">
          {ways.map(({ href, label, look: variant }) => (
            <LinkButton key={href} href={href} variant={variant} wide className="sm:max-md:w-auto">
              {label}
            </LinkButton>
          ))}
          <LinkButton href={look.href} variant="secondary" icon="search" wide className="sm:max-md:w-auto">
            {look.label}
          </LinkButton>
          {preview && (
            <LinkButton
              href={preview.href}
              variant="secondary"
              icon="store"
              wide
              className="sm:max-md:w-auto"
            >
              {preview.label}
            </LinkButton>
          )}
        </div>
        <div className="grid grid-cols-1 gap-6 md:col-start-1 md:row-span-2 md:row-start-1">
          <Part title={answers.title}>
            <SummaryList rows={answers.rows} />
          </Part>
          <Part title={products.title}>{products.rows.length > 0 && <RowList rows={products.rows} />}</Part>
        </div>
        <div className="grid grid-cols-1 gap-6 md:col-start-2">
          {[remarks, steps].map(
            ({ title: heading, rows }) =>
              rows.length > 0 && (
                <Part key={heading} title={heading}>
                  <RowList rows={rows} />
                </Part>
              ),
          )}
          {against.ways.length > 0 && <Against {...against} />}
        </div>
      </div>
    </ConsolePage>
  );
}

function Against({ title, ways }: AdminShopPage["against"]) {
  return (
    <section
      aria-label={title}
      data-slot="against"
      className="grid grid-cols-1 gap-3 border-t border-border pt-6"
    >
      <h2 className="text-title">{title}</h2>
      <div className="flex flex-wrap gap-3">
        {ways.map(({ href, label }) => (
          <LinkButton key={href} href={href} variant="danger">
            {label}
          </LinkButton>
        ))}
      </div>
    </section>
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
