import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { formState, type FormState } from "@haat/web-forms/submission";
import { orderIntents } from "../order-move.form";
import { NextStep, UndoMove, type Step, type Undo } from "../order-steps.view";
import { OrderCash, type CashData } from "./order-cash.view";
import { OrderCustomer, type CustomerData } from "./order-customer.view";
import { OrderGoods, OrderReturns, type GoodsData, type ReturnsData } from "./order-goods.view";
import { OrderHistory, OrderNotes, type HistoryData, type NotesData } from "./order-history.view";
import { OrderParcel, type ParcelData } from "./order-parcel.view";
import { Section } from "./order-section.view";

export interface OrderPageData extends Pick<ConsolePageProps, "title" | "back" | "lead"> {
  action: string;
  state: { label: string; tone: BadgeProps["tone"] };
  undo?: Undo | undefined;
  next: NextData;
  complaints?: { title: string; rows: readonly ListRow[] } | undefined;
  customer: CustomerData;
  goods: GoodsData;
  parcel: ParcelData;
  cash: CashData;
  returns?: ReturnsData | undefined;
  notes: NotesData;
  history: HistoryData;
}

interface NextData {
  step?: Step | undefined;
  /** Whom the cash is with once the step is taken; blank where it moves none. */
  cash: string;
  /** Not all of it is there, or kept. */
  less?: { href: string; label: string } | undefined;
  cancel?: { href: string; label: string } | undefined;
}

export interface OrderViewProps {
  page: OrderPageData;
  /** What was refused, and in which of the page's forms. */
  refused: { of?: string | undefined; state: FormState };
}

const nothing = formState(undefined);

/** One order: its one next step first, then its sections. */
export function OrderView({ page, refused }: OrderViewProps) {
  const { title, lead, back, action, state, undo, next, customer, goods, parcel, cash } = page;
  const { complaints, returns, notes, history } = page;
  const stateOf = (intent: string) => (refused.of === intent ? refused.state : nothing);
  return (
    <ConsolePage
      title={title}
      lead={lead}
      back={back}
      aside={<Badge tone={state.tone}>{state.label}</Badge>}
      width="wide"
    >
      {undo && <UndoMove undo={undo} action={action} />}
      <Next next={next} action={action} />
      {returns && <OrderReturns returns={returns} action={action} state={stateOf(orderIntents.book)} />}
      {complaints && (
        <Section title={complaints.title} name="complaints">
          <RowList rows={complaints.rows} />
        </Section>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-x-8">
        <div className="grid grid-cols-1 gap-6">
          <OrderCustomer customer={customer} />
          <OrderGoods goods={goods} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <OrderParcel {...parcel} />
          <OrderCash cash={cash} />
          <OrderNotes notes={notes} action={action} state={stateOf(orderIntents.note)} />
          <OrderHistory history={history} />
        </div>
      </div>
    </ConsolePage>
  );
}

/** Nothing where nothing is left to do: the state beside the title says so. */
function Next({ next: { step, cash, less, cancel }, action }: { next: NextData; action: string }) {
  if (!step && !less && !cancel) return null;

  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-2 *:first:sm:min-w-56 sm:flex sm:flex-wrap sm:items-center">
      {step && <NextStep step={step} action={action} />}
      {[less, cancel].map(
        (way) =>
          way && (
            <LinkButton key={way.href} href={way.href} variant="quiet">
              {way.label}
            </LinkButton>
          ),
      )}
      {cash && <p className="max-w-prose text-small text-muted sm:basis-full">{cash}</p>}
    </div>
  );
}
