import { Form } from "@remix-run/react";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { Select, type SelectProps } from "@haat/ui/primitives/select/select";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import { consignmentFields } from "./consignments.form";

export interface ConsignmentsProps extends Pick<ConsolePageProps, "title" | "lead" | "back"> {
  /** To what can be sent to couriers by the platform; none where it reaches none. */
  send?: { href: string; label: string } | undefined;
  filter: {
    action: string;
    day: { label: string; value: string };
    courier: { label: string; value: string; options: SelectProps["options"] };
    submit: string;
  };
  total: string;
  /** Said where not all are shown. */
  cut?: string | undefined;
  files: readonly { href: string; label: string }[];
  fileHint: string;
  rows: readonly ListRow[];
  empty: { title: string; text: string; step: { label: string; href: string } };
}

/** A day's consignments: by day and courier, their sum, a file for each courier, and each parcel. */
export function ConsignmentsView({ title, lead, back, send, filter, ...day }: ConsignmentsProps) {
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      {send && (
        <LinkButton href={send.href} icon="truck" variant="secondary">
          {send.label}
        </LinkButton>
      )}
      <Form
        method="get"
        action={filter.action}
        className="grid grid-cols-1 items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
      >
        <TextField
          formId="day"
          name={consignmentFields.day}
          type="date"
          label={filter.day.label}
          defaultValue={filter.day.value}
        />
        <Select
          formId="day"
          name={consignmentFields.courier}
          label={filter.courier.label}
          options={filter.courier.options}
          defaultValue={filter.courier.value}
        />
        <Button variant="secondary">{filter.submit}</Button>
      </Form>
      {day.rows.length === 0 ? <NothingHandedOver {...day.empty} /> : <Day {...day} />}
    </ConsolePage>
  );
}

function NothingHandedOver({ title, text, step }: ConsignmentsProps["empty"]) {
  return (
    <EmptyState
      icon="truck"
      title={title}
      text={text}
      action={<LinkButton href={step.href}>{step.label}</LinkButton>}
    />
  );
}

function Day({
  total,
  cut,
  files,
  fileHint,
  rows,
}: Omit<ConsignmentsProps, "title" | "lead" | "back" | "send" | "filter">) {
  return (
    <>
      <p className="text-title">{total}</p>
      {cut && <InlineAlert tone="warning">{cut}</InlineAlert>}
      <section className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap gap-3">
          {files.map(({ href, label }) => (
            <LinkButton key={href} href={href} icon="download" variant="secondary" download="">
              {label}
            </LinkButton>
          ))}
        </div>
        <p className="text-small text-muted">{fileHint}</p>
      </section>
      <RowList rows={rows} />
    </>
  );
}
