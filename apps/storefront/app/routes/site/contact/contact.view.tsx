import { ContactForm, type ContactFormProps } from "@haat/ui/commerce/contact-form/contact-form";
import { HelpPhone, type HelpPhoneProps } from "@haat/ui/commerce/help-phone/help-phone";
import { Icon, type IconName } from "@haat/ui/primitives/icon/icon";
import type { FormState } from "@haat/web-forms/submission";
import { PageTitle } from "../../../shell/page-title";
import type { PageLink } from "../../../shell/text-block";

export interface ContactViewProps {
  title: string;
  lead: string;
  formHeading: string;
  form: Pick<ContactFormProps, "action" | "labels" | "count">;
  /** Of a customer who is signed in. */
  known: { name?: string | undefined; email?: string | undefined };
  isSent: boolean;
  again: PageLink;
  waysHeading: string;
  help: Pick<HelpPhoneProps, "phone" | "href" | "labels">;
  ways: readonly { icon: IconName; label: string; text: string; href?: string | undefined }[];
  /** What the last try to send it came to. */
  state: FormState;
}

/** A message to the platform, and the other ways to reach it. */
export function ContactView(props: ContactViewProps) {
  const { title, lead, formHeading, form, known, isSent, again, waysHeading, help, ways, state } = props;
  return (
    <>
      <PageTitle title={title} lead={lead} />
      <div className="page grid items-start gap-12 py-(--section) md:grid-cols-2 md:gap-16">
        <section id="message" aria-labelledby="message-title" className="grid scroll-mt-6 gap-6">
          <h2 id="message-title" className="text-h2">
            {formHeading}
          </h2>
          <ContactForm
            formId="contact"
            action={form.action}
            labels={form.labels}
            count={form.count}
            values={{ ...known, ...state.values }}
            errors={state.errors}
            formErrors={state.formErrors}
            sent={isSent}
          />
          {isSent && (
            <a
              href={again.href}
              className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
            >
              {again.label}
            </a>
          )}
        </section>
        <section aria-labelledby="ways-title" className="panel grid gap-6 p-6 max-md:max-w-form">
          <h2 id="ways-title" className="text-h3">
            {waysHeading}
          </h2>
          <HelpPhone {...help} />
          <ul className="grid gap-5">
            {ways.map(({ icon, label, text, href }) => (
              <li key={label} className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-3">
                <span className="grid size-11 place-items-center rounded-pill bg-accent-soft text-on-accent-soft">
                  <Icon name={icon} />
                </span>
                <div>
                  <p className="text-small text-muted">{label}</p>
                  <p className="font-semibold">
                    {href ? (
                      <a href={href} className="text-link hover:underline">
                        {text}
                      </a>
                    ) : (
                      text
                    )}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
