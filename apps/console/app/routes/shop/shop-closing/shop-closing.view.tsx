import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { LinkButton } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";

interface Told {
  /** The way to what is less than closing. */
  pause?: { href: string; label: string } | undefined;
  /** What happens by it. */
  effects?: { title: string; lines: readonly string[] } | undefined;
  /** What is still to be done, or stays. */
  rows?: { title: string; rows: readonly ListRow[] } | undefined;
}

/** A page with the form that closes the shop or takes that back, or one that only tells. */
export type ShopClosingPage =
  | (FormPageData & Told & { formTitle: string; formText?: string | undefined })
  | (Pick<FormPageData, "title" | "lead" | "back"> &
      Told & { aside: { tone: BadgeProps["tone"]; label: string } });

export function ShopClosingView({ page, state }: { page: ShopClosingPage; state: FormState }) {
  if ("fields" in page) {
    const { formTitle, formText } = page;
    return (
      <FormPageView
        page={page}
        state={state}
        before={
          <>
            <Parts page={page} />
            <div className="grid grid-cols-1 gap-1">
              <h2 className="text-title">{formTitle}</h2>
              {formText && <p>{formText}</p>}
            </div>
          </>
        }
      />
    );
  }
  const { title, lead, back, aside } = page;
  return (
    <ConsolePage title={title} lead={lead} back={back} aside={<Badge tone={aside.tone}>{aside.label}</Badge>}>
      <Parts page={page} />
    </ConsolePage>
  );
}

/** What is to be known and done before anybody presses the button. */
function Parts({ page: { pause, effects, rows } }: { page: Told }) {
  return (
    <>
      {pause && (
        <LinkButton href={pause.href} variant="secondary" size="large" wide>
          {pause.label}
        </LinkButton>
      )}
      {effects && (
        <section className="grid grid-cols-1 gap-3" aria-label={effects.title}>
          <h2 className="text-title">{effects.title}</h2>
          <ul className="grid list-disc gap-2 ps-5">
            {effects.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {rows && (
        <section className="grid grid-cols-1 gap-3" aria-label={rows.title}>
          <h2 className="text-title">{rows.title}</h2>
          <RowList rows={rows.rows} />
        </section>
      )}
    </>
  );
}
