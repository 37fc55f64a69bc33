import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { ReportPage, type ReportPageProps } from "../../report-page.view";

export interface AdminReportsViewProps {
  page: ReportPageProps & {
    shops: { title: string; rows: readonly ListRow[]; empty: { title: string; text: string } };
    /** When these numbers are counted. */
    counted: string;
  };
}

/** What happened in all shops in some days, and in which of them most was ordered. */
export function AdminReportsView({ page }: AdminReportsViewProps) {
  const { shops, counted } = page;
  return (
    <ReportPage page={page}>
      {shops.rows.length === 0 ? (
        <EmptyState icon="info" {...shops.empty} />
      ) : (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{shops.title}</h2>
          <RowList rows={shops.rows} />
        </section>
      )}
      <p className="text-small text-muted">{counted}</p>
    </ReportPage>
  );
}
