import { SizeTable, type SizeTableProps } from "@haat/ui/commerce/size-table/size-table";
import { Breadcrumb, type BreadcrumbProps } from "@haat/ui/primitives/breadcrumb/breadcrumb";
import { LinkButton } from "@haat/ui/primitives/button/button";

export interface ProductSizesViewProps {
  title: string;
  trail: BreadcrumbProps["trail"];
  table: Omit<SizeTableProps, "id">;
  /** Which of two figures is which. */
  both?: string | undefined;
  /** How to measure, line by line. */
  how?: { title: string; text: string } | undefined;
  /** To the product. */
  back: { href: string; label: string };
  labels: { breadcrumb: BreadcrumbProps["labels"] };
}

/** The measures of a product's sizes. */
export function ProductSizesView({ title, trail, table, both, how, back, labels }: ProductSizesViewProps) {
  const { caption, columns, rows } = table;
  return (
    <div className="page grid max-w-prose grid-cols-1 gap-6 py-4 sm:py-6">
      <div className="grid gap-2">
        <Breadcrumb trail={trail} current={title} labels={labels.breadcrumb} />
        <h1 className="text-h1">{title}</h1>
        {both && <p className="text-muted">{both}</p>}
      </div>
      <SizeTable id="sizes" caption={caption} columns={columns} rows={rows} labels={table.labels} />
      {how && (
        <section aria-labelledby="how" className="grid gap-2">
          <h2 id="how" className="text-h3">
            {how.title}
          </h2>
          <p className="whitespace-pre-line">{how.text}</p>
        </section>
      )}
      <div>
        <LinkButton href={back.href} variant="secondary" icon="chevron-left">
          {back.label}
        </LinkButton>
      </div>
    </div>
  );
}
