import { PaymentMethods, type PaymentMethodsProps } from "@haat/ui/commerce/payment-methods/payment-methods";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";

export interface PaymentMethodsViewProps {
  title: string;
  lead: string;
  methods: PaymentMethodsProps["methods"];
  /** `number` in the reader's digits. */
  steps: { title: string; all: { number: string; text: string }[] };
  fees: { title: string; texts: string[] };
  /** What is not taken. */
  later: string;
  goShopping: { href: string; label: string };
}

/** How one pays in this shop, and what happens from the order to the cash. */
export function PaymentMethodsView(props: PaymentMethodsViewProps) {
  const { title, lead, methods, steps, fees, later, goShopping } = props;
  return (
    <div className="page grid grid-cols-1 gap-8 py-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-10">
      <div className="grid gap-2 md:col-span-2">
        <h1 className="text-h1">{title}</h1>
        <p className="max-w-prose text-muted">{lead}</p>
      </div>
      <div className="grid min-w-0 content-start gap-8">
        <PaymentMethods methods={methods} labels={{ title }} className="w-full max-w-none" />
        <section aria-labelledby="payment-steps">
          <h2 id="payment-steps" className="mb-4 text-h3">
            {steps.title}
          </h2>
          <ol className="grid gap-4">
            {steps.all.map(({ number, text }) => (
              <li key={number} className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-9 place-items-center rounded-pill bg-accent font-bold text-on-accent"
                >
                  {number}
                </span>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <aside className="grid content-start gap-4">
        <section aria-labelledby="payment-fees" className="panel p-5">
          <h2 id="payment-fees" className="mb-2 text-title">
            {fees.title}
          </h2>
          <ul className="grid gap-1.5 text-muted">
            {fees.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <InlineAlert tone="info">{later}</InlineAlert>
        <LinkButton href={goShopping.href} wide>
          {goShopping.label}
        </LinkButton>
      </aside>
    </div>
  );
}
