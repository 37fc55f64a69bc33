import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { Icon } from "@haat/ui/primitives/icon/icon";
import { LinkRow, ReportPage, type ReportLinks, type ReportPageProps } from "../../report-page.view";

interface ProductGroup {
  title: string;
  /** The first ones. */
  rows: readonly ListRow[];
  /** Those behind them, with what opens them. */
  rest?: { label: string; rows: readonly ListRow[] } | undefined;
}

export interface ReportsViewProps {
  page: ReportPageProps & {
    reasons: { title: string; rows: readonly ListRow[] };
    products: {
      best: ProductGroup;
      slowest: ProductGroup;
      empty?: { title: string; text: string } | undefined;
    };
    more: ReportLinks;
  };
}

/** What happened in a shop in some days, with why orders were cancelled and how the goods sold. */
export function ReportsView({ page }: ReportsViewProps) {
  const { reasons, products, more } = page;
  return (
    <ReportPage page={page}>
      {reasons.rows.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{reasons.title}</h2>
          <RowList rows={reasons.rows} />
        </section>
      )}
      {products.empty && <EmptyState icon="package" {...products.empty} />}
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
        {products.best.rows.length > 0 && (
          <section className="grid grid-cols-1 gap-3">
            <h2 className="text-title">{products.best.title}</h2>
            <Products {...products.best} />
          </section>
        )}
        {products.slowest.rows.length > 0 && (
          <section className="grid grid-cols-1 gap-3">
            <h2 className="text-title">{products.slowest.title}</h2>
            <Products {...products.slowest} />
          </section>
        )}
      </div>
      <LinkRow {...more} />
    </ReportPage>
  );
}

const Products = ({ rows, rest }: ProductGroup) => (
  <>
    <RowList rows={rows} />
    {rest && <Rest {...rest} />}
  </>
);

function Rest({ label, rows }: NonNullable<ProductGroup["rest"]>) {
  return (
    <details data-print="open">
      <summary data-print="hide" className="flex min-h-11 items-center gap-1 font-semibold text-link">
        {label}
        <Icon name="chevron-down" size={18} />
      </summary>
      <RowList rows={rows} />
    </details>
  );
}
