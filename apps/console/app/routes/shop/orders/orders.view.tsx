import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { DeskCard, type DeskCardData } from "@haat/ui/console/desk-card/desk-card";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { Checkbox } from "@haat/ui/primitives/checkbox/checkbox";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { TabsAsLinks, type TabLink } from "@haat/ui/primitives/tabs-as-links/tabs-as-links";
import { DeskTools, type DeskToolsProps } from "./desk-tools.view";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { useNewOrders } from "./new-orders.hook";
import { orderMoveFields, tickedFields } from "../order-move.form";
import { NextStep, UndoMove, type Step, type Undo } from "../order-steps.view";

interface Way {
  href: string;
  label: string;
}

export interface DeskPageData {
  title: string;
  action: string;
  lanes: { label: string; more: string; links: TabLink[] };
  asOf: string;
  again: Way;
  tools: Omit<DeskToolsProps, "tickAll">;
  /** Where the script asks how many orders have come since, and the way to them. */
  news: { href: string; stream: string; way: Way };
  undo: readonly Undo[];
  /** Each with what its box to tick is called. */
  cards: readonly {
    card: DeskCardData;
    /** What is to be known of who ordered, before the goods leave. */
    warning?: string | undefined;
    step?: Step | undefined;
    tick: string;
  }[];
  ticked?: TickedData | undefined;
  /** Said of a lane without orders; `step` is the way to a first one. */
  empty: { title: string; text: string; step?: Way | undefined };
  next?: Way | undefined;
  all: Way;
}

/** What can be done with several orders at once; nothing where there is but one. */
interface TickedData {
  label: string;
  tick: string;
  /** All of them are ticked already. */
  isAll: boolean;
  all: Way;
  hidden: Record<string, string>;
  acts: readonly { to: string; label: string }[];
  papers: readonly { action: string; label: string }[];
}

export interface OrdersViewProps {
  page: DeskPageData;
  /** Which of several orders stayed where they are, and why. */
  refused?: { told: string; title: string; lines: readonly string[] } | undefined;
}

/** What is to be done with a shop's orders: lanes, and a card for each order with its one next step. */
export function OrdersView({ page, refused }: OrdersViewProps) {
  const { title, action, lanes, asOf, again, tools, news, undo, cards, ticked, empty, next, all } = page;
  return (
    <ConsolePage
      title={title}
      width="wide"
      className="max-sm:gap-4"
      aside={
        <LinkButton href={all.href} variant="secondary" size="small" icon="search">
          {all.label}
        </LinkButton>
      }
    >
      <div>
        <TabsAsLinks tabs={lanes.links} label={lanes.label} more={lanes.more} />
        <News {...news} />
      </div>
      {refused && <Refused {...refused} />}
      {undo.map((each) => (
        <UndoMove key={each.text} undo={each} action={action} />
      ))}
      <DeskTools {...tools} tickAll={ticked?.isAll ? undefined : ticked?.all} />
      {cards.length === 0 && <NoOrders {...empty} />}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-4">
        {cards.map(({ card, warning, step, tick }) => (
          <li key={card.number} className="grid grid-cols-1">
            <DeskCard
              card={card}
              className="content-start"
              before={ticked && <Tick ticked={ticked} number={card.number} spoken={tick} />}
              step={step && <NextStep step={step} action={action} isOneOfMany />}
            >
              {warning && (
                <InlineAlert tone="warning" dense>
                  {warning}
                </InlineAlert>
              )}
            </DeskCard>
          </li>
        ))}
      </ul>
      {ticked && <TickedForm ticked={ticked} action={action} />}
      {next && (
        <LinkButton href={next.href} variant="secondary" rel="next">
          {next.label}
        </LinkButton>
      )}
      <LookAgain asOf={asOf} again={again} />
    </ConsolePage>
  );
}

/** When the page was made, and the way to a newer one: last, so that the first order's step is in sight on a phone. */
function LookAgain({ asOf, again }: Pick<DeskPageData, "asOf" | "again">) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small text-muted">
      {asOf}
      <LinkButton href={again.href} variant="quiet" size="small">
        {again.label}
      </LinkButton>
    </p>
  );
}

function NoOrders({ title, text, step }: DeskPageData["empty"]) {
  return (
    <EmptyState
      icon={step ? "package" : "check"}
      title={title}
      text={text}
      action={
        step && (
          <LinkButton href={step.href} variant="secondary" icon="plus">
            {step.label}
          </LinkButton>
        )
      }
    />
  );
}

/** How many orders have come since the page was shown; said by the page's script. */
function News({ href, stream, way }: DeskPageData["news"]) {
  const text = useNewOrders(href, stream);
  return (
    <div role="status" data-slot="new-orders" className="*:mt-6">
      {text && (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-info-soft py-1 ps-4 pe-1 text-on-info-soft">
          {text}
          <LinkButton href={way.href} variant="secondary" size="small">
            {way.label}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

function Refused({ told, title, lines }: NonNullable<OrdersViewProps["refused"]>) {
  return (
    <InlineAlert tone="warning" title={title}>
      {told && <p>{told}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </InlineAlert>
  );
}

const tickedFormId = "ticked";

function Tick({ ticked, number, spoken }: { ticked: TickedData; number: string; spoken: string }) {
  return (
    <Checkbox
      // Ticked by the link that ticks all, in a page that stands already.
      key={String(ticked.isAll)}
      formId={`tick-${number}`}
      form={tickedFormId}
      name={tickedFields.orders}
      value={number}
      aria-label={spoken}
      label={ticked.tick}
      defaultChecked={ticked.isAll}
    />
  );
}

/** One press for all that is ticked; behind the list, until something is: then it stays in sight. */
function TickedForm({ ticked, action }: { ticked: TickedData; action: string }) {
  const { Form } = useUi();
  const { label, hidden, acts, papers } = ticked;
  return (
    <Form id={tickedFormId} method="post" action={action} aria-label={label} className={tickedLook}>
      <HiddenFields values={hidden} />
      <span className="w-full text-small text-muted sm:w-auto">{label}</span>
      {acts.map(({ to, label: act }) => (
        <Button key={to} variant="secondary" name={orderMoveFields.to} value={to}>
          {act}
        </Button>
      ))}
      {papers.map((paper) => (
        <Button key={paper.action} variant="quiet" icon="print" formMethod="get" formAction={paper.action}>
          {paper.label}
        </Button>
      ))}
    </Form>
  );
}

const tickedLook =
  "flex flex-wrap items-center gap-2 rounded-control border border-border bg-surface p-3 " +
  "[main:has([form=ticked]:checked)_&]:sticky bottom-20 z-10 sm:bottom-4";
