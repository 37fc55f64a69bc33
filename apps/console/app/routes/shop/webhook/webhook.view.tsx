import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { InlineAlert, type InlineAlertProps } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { webhookFields, webhookIntents } from "../webhook.form";

/** A webhook, as its loader hands it over. */
export interface WebhookPage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  url: string;
  badge: { label: string; tone: BadgeProps["tone"] };
  action: string;
  /** What its owner has to know, such as that it was paused. */
  news?: { tone: InlineAlertProps["tone"]; title?: string | undefined; lines: readonly string[] } | undefined;
  /** What can be done with it; the first one above all. */
  buttons: readonly { intent: string; label: string }[];
  edit: { href: string; label: string };
  remove: { href: string; label: string };
  deliveriesTitle: string;
  /** Said where nothing was told to it yet. */
  none: string;
  deliveries: readonly {
    row: ListRow;
    /** What was answered, try by try. */
    tries: readonly { id: string; line: string }[];
    /** None where it is still being tried. */
    replay?: { label: string; named: string } | undefined;
  }[];
}

/** A webhook: how it fares, what can be done with it, and what was told to it lately. */
export function WebhookView({ page }: { page: WebhookPage }) {
  const { title, lead, back, url, badge, news, remove } = page;
  return (
    <ConsolePage title={title} lead={lead} back={back} className="wrap-anywhere">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={badge.tone}>{badge.label}</Badge>
        <span lang="en" className="text-small text-muted select-all">
          {url}
        </span>
      </p>
      {news && (
        <InlineAlert tone={news.tone} title={"title" in news ? news.title : undefined}>
          {news.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </InlineAlert>
      )}
      <Buttons page={page} />
      <Deliveries page={page} />
      <LinkButton href={remove.href} variant="quiet" wide>
        {remove.label}
      </LinkButton>
    </ConsolePage>
  );
}

function Buttons({ page: { action, buttons, edit } }: { page: WebhookPage }) {
  const { Form } = useUi();
  return (
    <div className="flex flex-wrap gap-3">
      {buttons.map(({ intent, label }, at) => (
        <Form key={intent} method="post" action={action} data-slot={`webhook-${intent}`}>
          <HiddenFields values={{ [webhookFields.intent]: intent }} />
          <Button variant={at === 0 ? "primary" : "secondary"}>{label}</Button>
        </Form>
      ))}
      <LinkButton href={edit.href} variant="secondary">
        {edit.label}
      </LinkButton>
    </div>
  );
}

function Deliveries({ page: { action, deliveries, deliveriesTitle, none } }: { page: WebhookPage }) {
  const { Form } = useUi();
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{deliveriesTitle}</h2>
      {deliveries.length === 0 && <p className="text-muted">{none}</p>}
      {deliveries.length > 0 && (
        <RowList
          rows={deliveries.map(({ row }) => row)}
          actions={({ id }) => {
            const delivery = deliveries.find(({ row }) => row.id === id);
            if (!delivery) return null;
            const { tries, replay } = delivery;
            const values = { [webhookFields.intent]: webhookIntents.replay, [webhookFields.delivery]: id };
            return (
              <>
                <Tries tries={tries} />
                {replay && (
                  <Form method="post" action={action} data-slot="replay-delivery">
                    <HiddenFields values={values} />
                    <Button variant="secondary" aria-label={replay.named}>
                      {replay.label}
                    </Button>
                  </Form>
                )}
              </>
            );
          }}
        />
      )}
    </section>
  );
}

/** What was answered to each try. */
function Tries({ tries }: Pick<WebhookPage["deliveries"][number], "tries">) {
  if (tries.length === 0) return null;
  return (
    <ol data-slot="delivery-tries" className="-mt-2 grid w-full gap-0.5 text-small text-muted">
      {tries.map(({ id, line }) => (
        <li key={id}>{line}</li>
      ))}
    </ol>
  );
}
