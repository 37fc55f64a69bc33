import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { Checkbox } from "@haat/ui/primitives/checkbox/checkbox";
import { EmptyState, type EmptyStateProps } from "@haat/ui/primitives/empty-state/empty-state";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { Select } from "@haat/ui/primitives/select/select";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { useRefreshedPage } from "../refreshed-page.hook";
import { courierSendFields as fields } from "./courier-send.form";

interface SendableParcel {
  number: string;
  /** What its box to tick is called. */
  spoken: string;
  lines: readonly string[];
  warning?: string | undefined;
}

export interface CourierSendPage extends Pick<ConsolePageProps, "title" | "lead" | "back"> {
  action: string;
  key: string;
  isAll: boolean;
  all: { href: string; label: string };
  courier: { label: string; options: readonly { value: string; label: string }[] };
  parcels: readonly SendableParcel[];
  cut?: string | undefined;
  submit: string;
  /** To where the shop's accounts are set, where there is none yet. */
  accounts: readonly { href: string; label: string }[];
  empty: Pick<EmptyStateProps, "icon" | "title" | "text">;
  unsettled: { title: string; rows: readonly ListRow[] };
  /** Something is being sent: the page looks again by itself. */
  isBusy: boolean;
}

export interface CourierSendProps {
  page: CourierSendPage;
  /** Which parcels could not be sent, and why. */
  refused?: { told: string; title: string; lines: readonly string[] } | undefined;
}

/** Parcels to be sent to a courier at once, and what is under way or was not taken. */
export function CourierSendView({ page, refused }: CourierSendProps) {
  const { title, lead, back, parcels, cut, empty, unsettled } = page;
  useRefreshedPage(page.isBusy);
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      {refused && (
        <InlineAlert tone="warning" title={refused.title}>
          {refused.told && <p>{refused.told}</p>}
          <ul>
            {refused.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </InlineAlert>
      )}
      {cut && <InlineAlert tone="info">{cut}</InlineAlert>}
      {parcels.length > 0 ? (
        <SendForm page={page} />
      ) : (
        <EmptyState {...empty} action={<Accounts ways={page.accounts} />} />
      )}
      {unsettled.rows.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{unsettled.title}</h2>
          <RowList rows={unsettled.rows} />
        </section>
      )}
    </ConsolePage>
  );
}

/** Below the words that nothing can be sent yet, where they are in sight on a small phone. */
function Accounts({ ways }: { ways: CourierSendPage["accounts"] }) {
  if (ways.length === 0) return null;
  return (
    <div className="grid gap-3">
      {ways.map(({ href, label }) => (
        <LinkButton key={href} href={href} wide>
          {label}
        </LinkButton>
      ))}
    </div>
  );
}

function SendForm({
  page: { action, key, isAll, all, courier, parcels, submit },
}: {
  page: CourierSendPage;
}) {
  const { Form } = useUi();
  const pending = usePendingForm().formAction === action;
  const [only] = courier.options;
  return (
    <Form method="post" action={action} data-slot="send-parcels" className="grid grid-cols-1 gap-4">
      <input type="hidden" name={fields.key} value={key} />
      {courier.options.length > 1 ? (
        <Select
          formId="send"
          name={fields.courier}
          label={courier.label}
          options={courier.options}
          defaultValue={only?.value}
        />
      ) : (
        <p>
          {courier.label}: <strong>{only?.label}</strong>
          <input type="hidden" name={fields.courier} value={only?.value} />
        </p>
      )}
      {!isAll && (
        <div>
          <LinkButton href={all.href} variant="quiet" size="small">
            {all.label}
          </LinkButton>
        </div>
      )}
      <ul className="panel divide-y divide-border">
        {parcels.map((parcel) => (
          <li key={parcel.number} className="px-4 py-2">
            <Parcel parcel={parcel} isAll={isAll} />
          </li>
        ))}
      </ul>
      <Button size="large" wide icon="truck" pending={pending}>
        {submit}
      </Button>
    </Form>
  );
}

function Parcel({
  parcel: { number, spoken, lines, warning },
  isAll,
}: {
  parcel: SendableParcel;
  isAll: boolean;
}) {
  return (
    <>
      <Checkbox
        // Ticked by the link that ticks all, in a page that stands already.
        key={String(isAll)}
        formId={`send-${number}`}
        name={fields.orders}
        value={number}
        aria-label={spoken}
        defaultChecked={isAll}
        label={
          <span className="grid min-w-0 gap-0.5">
            <span lang="en" className="font-semibold">
              {number}
            </span>
            {lines.map((line) => (
              <span key={line} className="text-small text-muted wrap-anywhere">
                {line}
              </span>
            ))}
          </span>
        }
      />
      {warning && (
        <InlineAlert tone="warning" dense>
          {warning}
        </InlineAlert>
      )}
    </>
  );
}
