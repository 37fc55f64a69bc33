import { Form } from "@remix-run/react";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { DayChart, type DayChartProps } from "@haat/ui/console/day-chart/day-chart";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { Icon } from "@haat/ui/primitives/icon/icon";
import { TabsAsLinks, type TabLink } from "@haat/ui/primitives/tabs-as-links/tabs-as-links";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import type { ReactNode } from "react";
import { CountedFigures, type CountedFiguresProps } from "./counted-figures.view";
import { Fold } from "./fold.view";

export interface ReportLinks {
  title: string;
  links: readonly { label: string; href: string }[];
}

export interface ReportPageProps extends Pick<ConsolePageProps, "back">, CountedFiguresProps {
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
  /** The first one in sight, the others behind their label where a page is narrow. */
  charts: readonly DayChartProps[];
  moreCharts: string;
  /** The page's tables as files. */
  files: ReportLinks;
}

/** What happened in some days: numbers first, then the days as charts, then what else there is to say, then the files. */
export function ReportPage({ page, children }: { page: ReportPageProps; children: ReactNode }) {
  const { title, lead, back, tabs, own, figures, counts, charts, moreCharts, files } = page;
  const [first, ...others] = charts;
  return (
    <ConsolePage title={title} lead={lead} back={back} width="wide">
      <TabsAsLinks tabs={tabs.links} label={tabs.label} />
      <OwnDays {...own} />
      <CountedFigures figures={figures} counts={counts} />
      {first && <DayChart {...first} />}
      <BehindOnPhone label={moreCharts}>
        <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
          {others.map((chart) => (
            <DayChart key={chart.title} {...chart} />
          ))}
        </div>
      </BehindOnPhone>
      {children}
      <LinkRow {...files} isFile />
    </ConsolePage>
  );
}

/** What comes after what matters most: behind its label where a page is narrow. */
function BehindOnPhone({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details data-print="open" className="group always-open-md">
      <summary
        data-print="hide"
        className="inline-flex min-h-11 cursor-pointer items-center gap-1 font-semibold text-link md:hidden"
      >
        {label}
        <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
      </summary>
      <div className="max-md:pt-2">{children}</div>
    </details>
  );
}

/** Days of one's own: a plain form, whose address can be kept. */
function OwnDays({ action, legend, submit, fields, isOpen }: ReportPageProps["own"]) {
  return (
    <Fold label={legend} isOpen={isOpen}>
      <Form method="get" action={action} className="flex flex-wrap items-end gap-3">
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
    </Fold>
  );
}

/** A file is no page: it is saved. */
const fileLink = { icon: "download", download: "" } as const;

/** Links beside each other, to pages or to files. */
export function LinkRow({ title, links, isFile = false }: ReportLinks & { isFile?: boolean }) {
  return (
    <section data-print="hide" className="grid grid-cols-1 gap-3">
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
