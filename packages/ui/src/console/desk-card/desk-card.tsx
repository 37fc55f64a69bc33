import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Badge, type BadgeProps } from "../../primitives/badge/badge";
import { LinkButton } from "../../primitives/button/button";
import { Icon, type IconName } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import { RowPicture } from "../row-list/row-picture";

export interface DeskCardData {
  /** The order's number: Latin letters and digits in every language. */
  number: string;
  href: string;
  state: { label: string; tone: BadgeProps["tone"] };
  /** How old it is; shown as a warning where it has waited too long. */
  age: string;
  isLate: boolean;
  /** Paths below `/media/`, without a width. */
  pictures: readonly string[];
  /** How many pieces there are. */
  pieces: string;
  name: string;
  place: string;
  cash: string;
  /** Ways to reach the customer; `spoken` says whom, beyond the label. */
  contacts: readonly { href: string; label: string; spoken: string; icon: IconName }[];
}

export interface DeskCardProps extends RootProps<"article"> {
  /** The order as its packer looks at it, words and amounts already formatted. */
  card: DeskCardData;
  /** Before the number, such as a box to tick. */
  before?: ReactNode;
  /** The one next step, a button at the end of the card's last row. */
  step?: ReactNode;
  /** What is to be known before the step is taken. */
  children?: ReactNode;
}

/**
 * An order at the shop's desk: what it is, whose, what it brings, the one next step, and how to reach them.
 *
 * @use For an order that waits for its next step.
 * @avoid For orders that are done (`RowList`).
 * @words The step is the next thing that a hand does: "Accept the order". Age is a time: "2 hours"; what is late
 *   says so in words.
 * @accessibility A way to reach somebody is spoken with whom it reaches (`spoken`); the next step says the order's
 *   number.
 */
export function DeskCard({ card, before, step, children, className, ...rest }: DeskCardProps) {
  const { Link } = useUi();
  const { number, href, state, age, isLate, pictures, pieces, name, place, cash, contacts } = card;
  return (
    <article data-slot="desk-card" className={clsx("panel grid grid-cols-1 gap-3 p-4", className)} {...rest}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {before}
        <Link
          href={href}
          className="inline-flex min-h-11 items-center gap-1 text-title font-semibold text-link hover:underline"
        >
          <span lang="en">{number}</span>
          <Icon name="chevron-right" size={18} />
        </Link>
        <Badge tone={state.tone}>{state.label}</Badge>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {pictures.map((src, place) => (
          <RowPicture key={`${place} ${src}`} src={src} />
        ))}
        <span className="text-small text-muted">{pieces}</span>
        {isLate ? (
          <Badge tone="danger" className="sm:ms-auto">
            <Icon name="clock" size={14} />
            {age}
          </Badge>
        ) : (
          <span className="ms-auto text-small text-muted">{age}</span>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 gap-y-0.5">
        <div className="grid min-w-0 gap-0.5">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="text-small text-muted">{place}</span>
        </div>
        <strong className="tabular text-title">{cash}</strong>
      </div>
      {children}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {contacts.length > 0 && (
          // So that their signs stand below the card's words, and the step beside them on a small phone.
          <div className="-ms-2 flex flex-wrap *:px-2">
            {contacts.map((contact) => (
              <LinkButton
                key={contact.href}
                href={contact.href}
                variant="quiet"
                size="small"
                icon={contact.icon}
                aria-label={contact.spoken}
              >
                {contact.label}
              </LinkButton>
            ))}
          </div>
        )}
        {step && <div className="ms-auto">{step}</div>}
      </div>
    </article>
  );
}
