import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { InlineAlert, type InlineAlertProps } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { MakeMain, type MainAddressButton } from "../main-address.view";

interface RecordsData {
  title: string;
  lead: string;
  note: string;
  groups: readonly {
    title: string;
    lists: readonly (readonly SummaryRow[])[];
    hint?: string | undefined;
  }[];
}

interface HostsData {
  title: string;
  note: string;
  rows: readonly { row: ListRow; choose?: MainAddressButton | undefined }[];
}

export interface DomainViewProps {
  page: Pick<ConsolePageProps, "title" | "back"> & {
    lead?: string | undefined;
    formAction: string;
    news: { tone: InlineAlertProps["tone"]; title: string; lines: readonly string[] };
    look: {
      label: string;
      hidden: Record<string, string>;
      variant: "primary" | "secondary";
      /** When it can be pressed again. */
      soon?: string | undefined;
    };
    hosts?: HostsData | undefined;
    records: RecordsData;
    remove: { href: string; label: string };
  };
}

/** A domain: whether it is the shop's, its addresses, and what to enter at its registrar. */
export function DomainView({ page }: DomainViewProps) {
  const { title, lead, back, formAction, news, look, hosts, records, remove } = page;
  const { Form } = useUi();
  return (
    <ConsolePage title={title} lead={lead} back={back} className="wrap-anywhere">
      <InlineAlert tone={news.tone} title={news.title}>
        {news.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </InlineAlert>
      <Form method="post" action={formAction} data-slot="look-at-domain">
        <HiddenFields values={look.hidden} />
        <Button size="large" wide variant={look.variant}>
          {look.label}
        </Button>
        {look.soon && <p className="mt-2 text-small text-muted">{look.soon}</p>}
      </Form>
      {hosts && <Hosts hosts={hosts} action={formAction} />}
      <Records records={records} />
      <LinkButton href={remove.href} variant="quiet" wide>
        {remove.label}
      </LinkButton>
    </ConsolePage>
  );
}

function Hosts({ hosts: { title, note, rows }, action }: { hosts: HostsData; action: string }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{title}</h2>
      <RowList
        rows={rows.map(({ row }) => row)}
        actions={({ id }) => {
          const choose = rows.find(({ row }) => row.id === id)?.choose;
          return choose && <MakeMain action={action} {...choose} />;
        }}
      />
      <p className="max-w-prose text-small text-muted">{note}</p>
    </section>
  );
}

/** One press marks a value whole, to be copied. */
function Records({ records: { title, lead, note, groups } }: { records: RecordsData }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 className="text-title">{title}</h2>
        <p className="max-w-prose text-muted">
          {lead} {note}
        </p>
      </div>
      {groups.map((group) => (
        <div key={group.title} className="grid grid-cols-1 gap-2">
          <h3 className="font-semibold">{group.title}</h3>
          {group.lists.map((rows) => (
            <SummaryList
              key={rows.map(({ lines }) => lines[0]?.text).join(" ")}
              rows={rows}
              // Its labels are a word each: the values, which are copied, have the rest of a phone's width.
              className="max-sm:[&>div]:grid-cols-[3rem_minmax(0,1fr)] [&_dd]:break-all [&_dd]:select-all"
            />
          ))}
          {group.hint && <p className="max-w-prose text-small text-muted">{group.hint}</p>}
        </div>
      ))}
    </section>
  );
}
