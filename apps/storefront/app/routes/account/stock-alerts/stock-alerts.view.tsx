import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import {
  StockAlertList,
  stockAlertListFields,
  type StockAlertListProps,
} from "@haat/ui/commerce/stock-alert-list/stock-alert-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { OwnPageTitle, type OwnPageTitleProps } from "../../../shell/own-page-title";

export interface StockAlertsViewProps
  extends OwnPageTitleProps, Pick<StockAlertListProps, "alerts" | "action" | "labels"> {
  /** Which number is told. */
  lead: string;
  empty: { title: string; text: string; link: { href: string; label: string } };
}

/** What the customer waits for. */
export function StockAlertsView(props: StockAlertsViewProps) {
  const { title, account, lead, alerts, action, empty, labels } = props;
  const sent = usePendingForm().formData?.get(stockAlertListFields.alert);
  return (
    <div className="page grid grid-cols-1 gap-6 py-6">
      <div className="grid gap-2">
        <OwnPageTitle title={title} account={account} />
        {alerts.length > 0 && <p className="text-muted">{lead}</p>}
      </div>
      {alerts.length > 0 ? (
        <StockAlertList
          alerts={alerts}
          action={action}
          pending={typeof sent === "string" ? sent : undefined}
          labels={labels}
        />
      ) : (
        <EmptyState
          icon="bell"
          title={empty.title}
          text={empty.text}
          action={<LinkButton href={empty.link.href}>{empty.link.label}</LinkButton>}
        />
      )}
    </div>
  );
}
