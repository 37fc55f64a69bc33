import type { OrderStatus } from "@haat/ui/commerce/order-card/order-card";
import { Badge } from "@haat/ui/primitives/badge/badge";
import { LinkButton } from "@haat/ui/primitives/button/button";

export interface OrderStateProps {
  status: OrderStatus;
  /** What its state means: what comes next, and when it comes; nothing of it once it is over. */
  state: { next: readonly string[]; expected?: string | undefined };
  /** What to have in hand then. */
  ready?: { title: string; things: readonly string[]; look: string } | undefined;
  /** The way to cancel it, or in `text` why there is none any more; nothing once it is over. */
  cancel?: { text: string; link?: { href: string; label: string } | undefined } | undefined;
  /** Where something wrong is said, or how what was said stands; nothing where neither is. */
  complaint?: { href: string; label: string } | undefined;
  /** Spoken name of the section. */
  label: string;
}

export interface CourierOfOrder {
  title: string;
  by: string;
  tracking?: string | undefined;
  link?: { href: string; label: string } | undefined;
  call?: { href: string; label: string } | undefined;
}

/** Where it is, before anything else: what that means, when it comes, what to have ready, and whether it can be cancelled. */
export function OrderState({ status, state, ready, cancel, complaint, label }: OrderStateProps) {
  return (
    <section aria-label={label} data-slot="order-state" className="panel grid justify-items-start gap-2 p-5">
      <Badge tone={status.tone}>{status.label}</Badge>
      {state.next.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {state.expected && <p className="font-semibold">{state.expected}</p>}
      {ready && <Ready {...ready} />}
      {cancel && <Cancel {...cancel} />}
      {complaint && <Complaint {...complaint} />}
    </section>
  );
}

/** Where something wrong is said: beside the thanks for what has come, and until then below all that there is to it. */
export function Complaint({
  href,
  label,
  wide = false,
}: NonNullable<OrderStateProps["complaint"]> & { wide?: boolean }) {
  return (
    <LinkButton href={href} icon="info" variant="secondary" wide={wide} className={wide ? "" : "mt-2"}>
      {label}
    </LinkButton>
  );
}

function Cancel({ text, link }: NonNullable<OrderStateProps["cancel"]>) {
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <p className="text-small text-muted">{text}</p>
      {link && (
        <LinkButton href={link.href} variant="danger">
          {link.label}
        </LinkButton>
      )}
    </div>
  );
}

function Ready({ title, things, look }: NonNullable<OrderStateProps["ready"]>) {
  return (
    <div data-slot="order-ready" className="mt-2 grid gap-1">
      <h2 className="text-body font-semibold">{title}</h2>
      <ul className="tabular grid list-disc gap-1 ps-5">
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p className="text-small text-muted">{look}</p>
    </div>
  );
}

/** Who has the parcel, and where it is followed: pages of the courier's own, so they hear nothing of this one's address. */
export function Courier({ title, by, tracking, link, call }: CourierOfOrder) {
  return (
    <section aria-labelledby="courier" className="panel grid justify-items-start gap-2 p-5">
      <h2 id="courier" className="text-h3">
        {title}
      </h2>
      <p>{by}</p>
      {tracking && <p className="wrap-anywhere">{tracking}</p>}
      {link && (
        <LinkButton href={link.href} variant="secondary" target="_blank" rel="noopener noreferrer">
          {link.label}
        </LinkButton>
      )}
      {call && (
        <LinkButton href={call.href} variant="quiet" icon="phone">
          {call.label}
        </LinkButton>
      )}
    </section>
  );
}
