import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { Checkbox } from "@haat/ui/primitives/checkbox/checkbox";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { Progress, type ProgressProps } from "@haat/ui/primitives/progress/progress";
import { TabsAsLinks, type TabsAsLinksProps } from "@haat/ui/primitives/tabs-as-links/tabs-as-links";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { goodsImportFields } from "./goods-import.form";
import { useRefreshedPage } from "../refreshed-page.hook";
import type { PageStepsProps } from "../page-steps.view";

/** An import of goods, as its loader hands it over. */
export interface GoodsImportPage extends Pick<ConsolePageProps, "title" | "back"> {
  state: { label: string; tone: BadgeProps["tone"] };
  lead?: string | undefined;
  action: string;
  /** It is being read or applied: the page asks again by itself. */
  isBusy: boolean;
  progress?: Pick<ProgressProps, "label" | "value" | "max" | "valueText"> | undefined;
  /** Asks again without a script. */
  refresh?: { href: string; label: string } | undefined;
  counts: { title: string; text: string; rows: readonly SummaryRow[] };
  apply?:
    | (Pick<ImportCommand, "intent" | "label"> & {
        title: string;
        text?: string | undefined;
        ticks: readonly { name: string; label: string; hint: string }[];
      })
    | undefined;
  undo?: ImportCommand | undefined;
  /** Goes on with what stopped in between. */
  goOn?: ImportCommand | undefined;
  notes: readonly string[];
  /** What is said of products that have no picture. */
  pictureless?: { text: string; link?: { href: string; label: string } | undefined } | undefined;
  left: { title: string; lines: readonly string[] };
  failures?: { title: string; links: readonly { href: string; label: string }[] } | undefined;
  views: Pick<TabsAsLinksProps, "tabs" | "label" | "more">;
  products: { title: string; rows: readonly ListRow[]; empty: string };
  steps: PageStepsProps["steps"] & { previousLabel: string; nextLabel: string };
}

interface ImportCommand {
  intent: string;
  label: string;
  text: string;
}

const formId = "import";

/** An import of goods: how far it is, what it does, and the one thing to do with it. */
export function GoodsImportView({ page }: { page: GoodsImportPage }) {
  const { title, lead, back, state, isBusy, progress, refresh, counts, notes, left, failures } = page;
  useRefreshedPage(isBusy);
  return (
    <ConsolePage
      title={title}
      lead={lead}
      back={back}
      aside={<Badge tone={state.tone}>{state.label}</Badge>}
      className="wrap-anywhere"
    >
      {progress && <Progress id="progress" {...progress} />}
      {refresh && (
        <LinkButton href={refresh.href} variant="secondary" data-keep-scroll="">
          {refresh.label}
        </LinkButton>
      )}
      {page.goOn && <Command command={page.goOn} action={page.action} />}
      <Notes notes={notes} />
      <Pictureless pictureless={page.pictureless} />
      {counts.rows.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{counts.title}</h2>
          <p className="text-muted">{counts.text}</p>
          <SummaryList rows={counts.rows} />
        </section>
      )}
      <Apply page={page} />
      {page.undo && <Command command={page.undo} action={page.action} />}
      {failures && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{failures.title}</h2>
          <div className="flex flex-wrap gap-3">
            {failures.links.map(({ href, label }) => (
              <LinkButton key={href} href={href} icon="download" variant="secondary" download="">
                {label}
              </LinkButton>
            ))}
          </div>
        </section>
      )}
      <Products page={page} />
      {left.lines.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{left.title}</h2>
          <ul className="grid gap-1 text-small text-muted">
            {left.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </ConsolePage>
  );
}

function Notes({ notes }: Pick<GoodsImportPage, "notes">) {
  return notes.map((note) => (
    <InlineAlert key={note} tone="info">
      {note}
    </InlineAlert>
  ));
}

/** How many products stay hidden for lack of a picture, and where they are. */
function Pictureless({ pictureless }: Pick<GoodsImportPage, "pictureless">) {
  if (!pictureless) return null;
  const { text, link } = pictureless;
  return (
    <>
      <InlineAlert tone="info">{text}</InlineAlert>
      {link && (
        <LinkButton href={link.href} variant="secondary">
          {link.label}
        </LinkButton>
      )}
    </>
  );
}

function Apply({ page: { apply, action } }: { page: GoodsImportPage }) {
  const { Form } = useUi();
  const isPending = usePendingForm().formAction === action;
  if (!apply) return null;
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{apply.title}</h2>
      <Form method="post" action={action} data-slot="console-form" className="grid grid-cols-1 gap-4">
        {apply.text && <p className="text-muted">{apply.text}</p>}
        {apply.ticks.map(({ name, label, hint }) => (
          <Checkbox key={name} formId={formId} name={name} label={label} hint={hint} required={false} />
        ))}
        <Button size="large" wide name={goodsImportFields.intent} value={apply.intent} pending={isPending}>
          {apply.label}
        </Button>
      </Form>
    </section>
  );
}

interface CommandProps {
  command: ImportCommand;
  action: string;
}

/** A form of one button, with what it does. */
function Command({ command: { intent, label, text }, action }: CommandProps) {
  const { Form } = useUi();
  const pending = usePendingForm();
  const isPending =
    pending.formAction === action && pending.formData?.get(goodsImportFields.intent) === intent;
  return (
    <Form method="post" action={action} data-slot="console-form" className="grid grid-cols-1 gap-2">
      <p className="text-small text-muted">{text}</p>
      <Button
        size="large"
        wide
        variant="secondary"
        name={goodsImportFields.intent}
        value={intent}
        pending={isPending}
      >
        {label}
      </Button>
    </Form>
  );
}

function Products({ page: { views, products, steps } }: { page: GoodsImportPage }) {
  const { title, rows, empty } = products;
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{title}</h2>
      {views.tabs.length > 1 && <TabsAsLinks {...views} />}
      {rows.length > 0 ? <RowList rows={rows} /> : <EmptyState icon="info" title={empty} text="" />}
      {(steps.previous || steps.next) && (
        <nav className="flex flex-wrap gap-3" aria-label={title}>
          {steps.previous && (
            <LinkButton href={steps.previous} rel="prev" variant="secondary">
              {steps.previousLabel}
            </LinkButton>
          )}
          {steps.next && (
            <LinkButton href={steps.next} rel="next" variant="secondary">
              {steps.nextLabel}
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}
