import type { SerializeFrom } from "@remix-run/node";
import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { RowList } from "@haat/ui/console/row-list/row-list";
import { Badge } from "@haat/ui/primitives/badge/badge";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { webhookFields, webhookIntents } from "../webhook.form";
import type { loader } from "./webhook.route";

type Page = SerializeFrom<typeof loader>;

/** A webhook: how it fares, what can be done with it, and what was told to it lately. */
export function WebhookView({ page }: { page: Page }) {
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

function Buttons({ page: { action, buttons, edit } }: { page: Page }) {
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

function Deliveries({ page: { action, deliveries, deliveriesTitle, none } }: { page: Page }) {
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
function Tries({ tries }: Pick<Page["deliveries"][number], "tries">) {
  if (tries.length === 0) return null;
  return (
    <ol data-slot="delivery-tries" className="-mt-2 grid w-full gap-0.5 text-small text-muted">
      {tries.map(({ id, line }) => (
        <li key={id}>{line}</li>
      ))}
    </ol>
  );
}
