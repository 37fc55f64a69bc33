import { LinkButton } from "@haat/ui/primitives/button/button";
import { Icon, type IconName } from "@haat/ui/primitives/icon/icon";
import type { ReactNode } from "react";
import { FormPage, PageTop } from "./form-page";
import { InCart, type InCartProps } from "./in-cart";
import type { PageLink } from "./text-block";

export interface EntryPageProps {
  title: string;
  lead?: string | undefined;
  /** For whom the account is, beside the form; without them the form stands alone. */
  notes?: readonly { icon: IconName; title: string; text: string; link?: PageLink | undefined }[] | undefined;
  /** What is about to be ordered, above the form. */
  inCart?: InCartProps | undefined;
  /** A second way, right below the form. */
  second?: PageLink | undefined;
  /** The other way in, below that. */
  other?: { text: string; link: PageLink } | undefined;
  /** What stands below all of them. */
  below?: ReactNode;
  children: ReactNode;
}

/** Signing in or up: the form, the other ways in, and on the platform beside it what one account is good for. */
export function EntryPage(props: EntryPageProps) {
  const { title, lead, notes, inCart, other, second, below, children } = props;
  const ways = (
    <>
      {inCart && <InCart {...inCart} />}
      {children}
      {second && (
        <LinkButton href={second.href} variant="quiet">
          {second.label}
        </LinkButton>
      )}
      {other && (
        <p className="text-center">
          {other.text}{" "}
          <a
            href={other.link.href}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            {other.link.label}
          </a>
        </p>
      )}
      {below}
    </>
  );
  if (!notes)
    return (
      <FormPage title={title} lead={lead}>
        {ways}
      </FormPage>
    );
  return (
    <div className="page grid items-start gap-10 py-8 sm:py-12 md:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] md:gap-16">
      <div className="mx-auto grid w-full max-w-form gap-6">
        <PageTop title={title} lead={lead} />
        {ways}
      </div>
      <Notes notes={notes} />
    </div>
  );
}

function Notes({ notes }: { notes: NonNullable<EntryPageProps["notes"]> }) {
  return (
    <ul className="mx-auto grid w-full max-w-form gap-6 rounded-sheet bg-accent-soft p-6 md:max-w-none md:p-8">
      {notes.map(({ icon, title: heading, text, link }) => (
        <li key={heading} className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-4">
          <span className="grid size-11 place-items-center rounded-control bg-surface-raised text-link">
            <Icon name={icon} size={24} />
          </span>
          <div className="grid justify-items-start gap-1">
            <h2 className="text-title">{heading}</h2>
            <p className="text-muted">{text}</p>
            {link && (
              <a
                href={link.href}
                className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
              >
                {link.label}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
