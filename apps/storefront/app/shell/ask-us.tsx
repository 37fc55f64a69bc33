import { HelpPhone, type HelpPhoneProps } from "@haat/ui/commerce/help-phone/help-phone";
import { LinkButton } from "@haat/ui/primitives/button/button";

export interface AskUsProps {
  title: string;
  text: string;
  contact: { href: string; label: string };
  help: Pick<HelpPhoneProps, "phone" | "href" | "labels">;
}

/** At the end of a text: who answers what it does not. */
export function AskUs({ title, text, contact, help }: AskUsProps) {
  return (
    <aside
      aria-label={title}
      className="grid w-full gap-5 rounded-card bg-surface-sunken p-6 xs:grid-cols-[minmax(0,1fr)_auto] xs:items-center"
    >
      <div className="grid gap-1">
        <h2 className="text-h3">{title}</h2>
        <p className="text-muted">{text}</p>
      </div>
      <div className="grid justify-items-start gap-4">
        <HelpPhone {...help} />
        <LinkButton href={contact.href} variant="secondary" icon="mail">
          {contact.label}
        </LinkButton>
      </div>
    </aside>
  );
}
