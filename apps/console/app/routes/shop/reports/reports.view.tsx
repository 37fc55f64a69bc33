import { Form } from "@remix-run/react";
import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { DayChart, type DayChartProps } from "@haat/ui/console/day-chart/day-chart";
import { FigureList, type Figure } from "@haat/ui/console/figure-list/figure-list";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { Icon } from "@haat/ui/primitives/icon/icon";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { TabsAsLinks, type TabLink } from "@haat/ui/primitives/tabs-as-links/tabs-as-links";
import { TextField } from "@haat/ui/primitives/text-field/text-field";

interface Links {
  title: string;
  links: readonly { label: string; href: string }[];
}

export interface ReportsViewProps {
  page: {
    title: string;
    lead: string;
    tabs: { label: string; links: readonly TabLink[] };
    own: {
      action: string;
      legend: string;
      submit: string;
      fields: readonly { name: string; label: string; value: string; errors: readonly string[] }[];
      isOpen: boolean;
    };
    figures: readonly Figure[];
    charts: readonly DayChartProps[];
    reasons: { title: string; rows: readonly SummaryRow[] };
    products: {
      groups: readonly { title: string; rows: readonly ListRow[] }[];
      empty?: { title: string; text: string } | undefined;
    };
    files: Links;
    more: Links;
  };
}

/** What happened in some days: numbers first, then the days as charts, then the goods. */
export function ReportsView({ page }: ReportsViewProps) {
  const { title, lead, tabs, own, figures, charts, reasons, products, files, more } = page;
  return (
    <ConsolePage title={title} lead={lead} width="wide">
      <TabsAsLinks tabs={tabs.links} label={tabs.label} />
      <OwnDays {...own} />
      <FigureList figures={figures} />
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {charts.map((chart) => (
          <DayChart key={chart.title} {...chart} />
        ))}
      </div>
      {reasons.rows.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{reasons.title}</h2>
          <SummaryList rows={reasons.rows} />
        </section>
      )}
      {products.empty && <EmptyState icon="info" {...products.empty} />}
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
        {products.groups
          .filter(({ rows }) => rows.length > 0)
          .map((group) => (
            <section key={group.title} className="grid grid-cols-1 gap-3">
              <h2 className="text-title">{group.title}</h2>
              <RowList rows={group.rows} />
            </section>
          ))}
      </div>
      <LinkRow {...files} isFile />
      <LinkRow {...more} />
    </ConsolePage>
  );
}

/** Days of one's own: a plain form, whose address can be kept. */
function OwnDays({ action, legend, submit, fields, isOpen }: ReportsViewProps["page"]["own"]) {
  return (
    <details open={isOpen || undefined}>
      <summary className="flex min-h-11 items-center gap-1 font-semibold text-link">
        {legend}
        <Icon name="chevron-down" size={18} />
      </summary>
      <Form method="get" action={action} className="flex flex-wrap items-end gap-3 pt-2">
        {fields.map(({ name, label, value, errors }) => (
          <TextField
            key={`${name} ${value}`}
            formId="days"
            name={name}
            label={label}
            type="date"
            defaultValue={value}
            errors={[...errors]}
            optionalMark=""
          />
        ))}
        <Button variant="secondary">{submit}</Button>
      </Form>
    </details>
  );
}

/** A file is no page: it is saved. */
const fileLink = { icon: "download", download: "" } as const;

function LinkRow({ title, links, isFile = false }: Links & { isFile?: boolean }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{title}</h2>
      <div className="flex flex-wrap gap-3">
        {links.map(({ label, href }) => (
          <LinkButton key={href} href={href} variant="secondary" {...(isFile && fileLink)}>
            {label}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}
