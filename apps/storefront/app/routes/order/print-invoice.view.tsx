import { Invoice, type InvoiceData, type InvoiceLabels } from "@haat/ui/commerce/invoice/invoice";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";

/** Names of the page's query: which order, and on what it is printed. */
export const printFields = { order: "order", paper: "paper" } as const;

interface Place {
  href: string;
  label: string;
}

export interface InvoiceSheetProps {
  title: string;
  invoice: InvoiceData;
  labels: InvoiceLabels;
  paper: "a4" | "roll";
  links: Record<"back" | "download" | "other", Place>;
  /** How to print, since the page has no script. */
  howTo: string;
}

/** The invoice alone: what stands around it is not printed. A phone is offered the file, since it rarely prints a page. */
export function InvoiceSheet({ invoice, labels, paper, links, howTo }: InvoiceSheetProps) {
  return (
    <div className="grid min-h-dvh content-start gap-4 bg-surface-sunken p-3 sm:p-6 print:min-h-0 print:bg-transparent print:p-0">
      <div
        data-print="hide"
        className="mx-auto flex w-full max-w-[210mm] flex-wrap items-center gap-2 *:max-xs:flex-auto"
      >
        <LinkButton href={links.back.href} variant="quiet" size="small" icon="chevron-left">
          {links.back.label}
        </LinkButton>
        <p className="flex-[1_1_14rem] text-small text-muted max-sm:hidden">{howTo}</p>
        <LinkButton
          href={links.other.href}
          variant="secondary"
          size="small"
          icon="print"
          className="max-sm:hidden"
        >
          {links.other.label}
        </LinkButton>
        <LinkButton href={links.download.href} size="small" icon="download" download="">
          {links.download.label}
        </LinkButton>
      </div>
      <Invoice invoice={invoice} labels={labels} paper={paper} />
    </div>
  );
}

export interface AskForOrderProps {
  ask: {
    action: string;
    typed: string;
    error?: string | undefined;
    back: Place;
    labels: Record<"title" | "lead" | "number" | "submit" | "latest" | "errors", string>;
  };
  /** The customer's newest orders, to tap on. */
  latest: { href: string; label: string; text: string }[];
}

const formId = "print-invoice";

/** Which invoice? By its number, or one of the newest orders. */
export function AskForOrder({ ask, latest }: AskForOrderProps) {
  const { Form, Link } = useUi();
  const errors = ask.error ? { [printFields.order]: [ask.error] } : {};
  return (
    <div className="page py-8 sm:py-12">
      <div className="mx-auto grid max-w-form gap-6">
        <div className="grid gap-2">
          <LinkButton
            href={ask.back.href}
            variant="quiet"
            size="small"
            icon="chevron-left"
            className="-ms-3 justify-self-start"
          >
            {ask.back.label}
          </LinkButton>
          <h1 className="text-h1">{ask.labels.title}</h1>
          <p className="text-muted">{ask.labels.lead}</p>
        </div>
        <Form method="get" action={ask.action} noValidate className="grid gap-5">
          <FormErrorSummary formId={formId} title={ask.labels.errors} errors={errors} />
          <TextField
            formId={formId}
            name={printFields.order}
            label={ask.labels.number}
            defaultValue={ask.typed}
            errors={errors[printFields.order]}
            maxLength={64}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
          <Button size="large">{ask.labels.submit}</Button>
        </Form>
        {latest.length > 0 && (
          <section aria-labelledby="latest-orders" className="grid gap-3">
            <h2 id="latest-orders" className="text-title">
              {ask.labels.latest}
            </h2>
            <ul className="panel divide-y divide-border">
              {latest.map(({ href, label, text }) => (
                <li key={href}>
                  <Link href={href} className="grid min-h-11 gap-0.5 p-4 hover:text-link">
                    <span lang="en" className="font-semibold">
                      {label}
                    </span>
                    <span className="text-small text-muted">{text}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
