import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Badge } from "@haat/ui/primitives/badge/badge";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { Icon } from "@haat/ui/primitives/icon/icon";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";

export interface ShownOrder {
  number: string;
  /** Of which shop, and since when. */
  about: string;
  status: string;
  rows: readonly SummaryRow[];
  /** Where its parcel is followed. */
  follow?: { label: string; href: string } | undefined;
}

export interface FoundOrders {
  title: string;
  /** That there are older ones. */
  more?: string | undefined;
  orders: readonly ShownOrder[];
  empty: { title: string; text: string };
}

export interface AdminOrdersViewProps {
  page: FormPageData;
  state: FormState;
  /** What was found; nothing before anything is looked for. */
  found: FoundOrders | undefined;
}

/** An order of any shop is found for who asks about it. */
export function AdminOrdersView({ page, state, found }: AdminOrdersViewProps) {
  return (
    <FormPageView page={page} state={state}>
      {found && <Found {...found} />}
    </FormPageView>
  );
}

function Found({ title, more, orders, empty }: FoundOrders) {
  if (orders.length === 0) return <EmptyState icon="search" {...empty} />;
  return (
    <section role="status" data-slot="found-orders" className="grid grid-cols-1 gap-4">
      <h2 className="text-title">{title}</h2>
      {more && <p className="text-muted">{more}</p>}
      {orders.map(({ number, about, status, rows, follow }) => (
        <details key={number} open={orders.length === 1 || undefined} className="panel p-4">
          <summary className="flex min-h-11 items-center gap-3">
            <span className="grid flex-1 gap-1">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                <span lang="en">{number}</span>
                <Badge tone="info">{status}</Badge>
              </span>
              <span className="text-small text-muted">{about}</span>
            </span>
            <Icon name="chevron-down" size={18} />
          </summary>
          <div className="grid grid-cols-1 gap-3 pt-3">
            <SummaryList rows={rows} />
            {follow && (
              <LinkButton href={follow.href} variant="secondary" className="justify-self-start">
                {follow.label}
              </LinkButton>
            )}
          </div>
        </details>
      ))}
    </section>
  );
}
