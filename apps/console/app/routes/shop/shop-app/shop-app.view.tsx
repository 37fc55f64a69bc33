import { Form } from "@remix-run/react";
import { ConsoleForm, type ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import type { ReactNode } from "react";
import { shopAppFields, shopAppIntents } from "./shop-app.form";

export interface ShopAppPage extends Pick<ConsolePageProps, "title" | "lead" | "back"> {
  state: { label: string; tone: BadgeProps["tone"] };
  text: string;
  facts: SummaryRow[];
  /** Why the icons show letters. */
  note?: string | undefined;
  looks: { src: string; width: number; height: number; label: string }[];
  papers: { label: string; href: string }[];
  texts: string[];
  /** Left out where there is nothing to make yet. */
  make?: { label: string; action: string } | undefined;
  store?:
    { lead: string; form: Pick<ConsoleFormProps, "action" | "submit" | "fields" | "labels"> } | undefined;
  labels: { looks: string; papers: string; texts: string; store: string };
}

/** A shop's customer app: its state first, then its looks, its papers, texts to paste, and the way into the Play Store. */
export function ShopAppView({ page, state }: { page: ShopAppPage; state: FormState }) {
  const { title, lead, back, text, facts, note, texts, make, store, labels } = page;
  const pending = usePendingForm().formData?.get(shopAppFields.intent);
  const badge = <Badge tone={page.state.tone}>{page.state.label}</Badge>;
  return (
    <ConsolePage title={title} lead={lead} back={back} aside={badge}>
      <p>{text}</p>
      <SummaryList rows={facts} />
      {note && <InlineAlert tone="info">{note}</InlineAlert>}
      {make && <MakeAnew make={make} isPending={pending === shopAppIntents.make} />}
      <Looks page={page} />
      <Papers page={page} />
      <Part title={labels.texts} isShown={texts.length > 0}>
        <ul className="panel divide-y divide-border">
          {texts.map((line) => (
            <li key={line} className="p-4 break-words select-all">
              {line}
            </li>
          ))}
        </ul>
      </Part>
      {store && (
        <Part title={labels.store} isShown>
          <p className="max-w-prose break-words text-muted">{store.lead}</p>
          <ConsoleForm
            formId="store"
            {...store.form}
            values={state.values}
            errors={state.errors}
            formErrors={state.formErrors}
            pending={pending === shopAppIntents.save}
          />
        </Part>
      )}
    </ConsolePage>
  );
}

function MakeAnew({ make, isPending }: { make: NonNullable<ShopAppPage["make"]>; isPending: boolean }) {
  return (
    <Form method="post" action={make.action}>
      <Button
        wide
        variant="secondary"
        name={shopAppFields.intent}
        value={shopAppIntents.make}
        pending={isPending}
      >
        {make.label}
      </Button>
    </Form>
  );
}

/** The icons and pictures, each as wide as it is at one height, to be kept. */
function Looks({ page: { looks, labels } }: { page: ShopAppPage }) {
  return (
    <Part title={labels.looks} isShown={looks.length > 0}>
      <ul className="flex flex-wrap gap-3">
        {looks.map(({ src, width, height, label }) => (
          <li key={label}>
            <a href={src} download className="inline-block">
              <img
                src={src}
                alt={label}
                loading="lazy"
                width={Math.round((96 * width) / height)}
                height={96}
                className="h-24 w-auto rounded-control border border-border bg-surface-sunken"
              />
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Papers({ page: { papers, labels } }: { page: ShopAppPage }) {
  return (
    <Part title={labels.papers} isShown={papers.length > 0}>
      <div className="grid gap-3 sm:grid-cols-2">
        {papers.map(({ label, href }) => (
          <LinkButton key={href} href={href} icon="download" variant="secondary" download="" wide>
            {label}
          </LinkButton>
        ))}
      </div>
    </Part>
  );
}

function Part({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={title}>
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}
