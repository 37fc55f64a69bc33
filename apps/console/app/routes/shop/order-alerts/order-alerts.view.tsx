import { Form } from "@remix-run/react";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { Button } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import type { ReactNode } from "react";
import { alertFields as fields, alertIntents as intents } from "./order-alerts.form";
import { PushDevice, type PushDeviceProps } from "./push-device.view";

export interface OrderAlertsPageData extends Pick<ConsolePageProps, "title" | "lead" | "back"> {
  action: string;
  push: {
    key: string;
    known: PushDeviceProps["known"];
    words: PushDeviceProps["words"] & { title: string };
  };
  devices: { title: string; remove: string; rows: readonly ListRow[] };
  texts: {
    title: string;
    lead: string;
    /** Said where they are sent already. */
    state?: string | undefined;
    hidden: Record<string, string>;
    submit: string;
  };
}

/** How one hears of new orders: in this browser, in others, by text message. */
export function OrderAlertsView({ page }: { page: OrderAlertsPageData }) {
  const { title, lead, back, action, push, devices, texts } = page;
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      <Section title={push.words.title}>
        <PushDevice action={action} pushKey={push.key} known={push.known} words={push.words} />
      </Section>
      {devices.rows.length > 0 && (
        <Section title={devices.title}>
          <RowList
            rows={devices.rows}
            actions={({ id, title: device }) => (
              <Form method="post" action={action}>
                <HiddenFields values={{ [fields.intent]: intents.remove, [fields.device]: id }} />
                <Button variant="secondary" size="small" aria-label={`${devices.remove}: ${device}`}>
                  {devices.remove}
                </Button>
              </Form>
            )}
          />
        </Section>
      )}
      <Section title={texts.title}>
        <p className="text-muted">{texts.lead}</p>
        {texts.state && <InlineAlert tone="success">{texts.state}</InlineAlert>}
        <Form method="post" action={action} className="grid">
          <HiddenFields values={texts.hidden} />
          <Button variant={texts.state ? "secondary" : "primary"}>{texts.submit}</Button>
        </Form>
      </Section>
    </ConsolePage>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}
