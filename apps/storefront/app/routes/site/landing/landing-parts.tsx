import { ContactForm } from "@haat/ui/commerce/contact-form/contact-form";
import { Faq } from "@haat/ui/commerce/faq/faq";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { CostFact } from "../cost-fact";
import type { LandingViewProps } from "./landing-props";

/** The page's last word: what a shop costs, with the terms' own words, and the one thing to do now. */
export function LandingCost({ title, fact, text, action, link }: LandingViewProps["cost"]) {
  return (
    <section id="cost" aria-labelledby="cost-heading" className="scroll-mt-4 bg-accent-soft">
      <div className="page grid items-center gap-8 py-(--section) md:grid-cols-2 md:gap-16">
        <div className="grid gap-4">
          <h2 id="cost-heading" className="text-h1">
            {title}
          </h2>
          <CostFact {...fact} />
        </div>
        <div className="grid gap-5">
          <p className="max-w-prose text-muted">{text}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton href={action.href} size="large">
              {action.label}
            </LinkButton>
            <LinkButton href={link.href} size="large" variant="secondary">
              {link.label}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The most asked questions, and beside them the form for one's own. */
export function LandingQuestions({ faq, contact }: Pick<LandingViewProps, "faq" | "contact">) {
  return (
    <div className="bg-surface-sunken">
      <div className="page grid items-start gap-12 py-(--section) md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:gap-16">
        <section id="faq" aria-labelledby="faq-heading" className="grid scroll-mt-4 gap-6">
          <h2 id="faq-heading" className="text-h1">
            {faq.title}
          </h2>
          <Faq entries={faq.entries} headingLevel="h3" />
          <div>
            <LinkButton href={faq.link.href} variant="secondary" iconAfter="arrow-right">
              {faq.link.label}
            </LinkButton>
          </div>
        </section>
        <section id="contact" aria-labelledby="contact-heading" className="panel grid scroll-mt-4 gap-6 p-6">
          <div className="grid gap-1">
            <h2 id="contact-heading" className="text-h2">
              {contact.title}
            </h2>
            <p className="text-muted">{contact.text}</p>
          </div>
          <ContactForm
            formId="contact"
            action={contact.form.action}
            labels={contact.form.labels}
            count={contact.form.count}
            values={contact.known}
          />
        </section>
      </div>
    </div>
  );
}
