import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { ReactNode } from "react";
import { sendingFields as fields, sendingIntents } from "./parcel-sending.form";
import { useRefreshedPage } from "./refreshed-page.hook";

interface Said {
  label: string;
  text: string;
}

/** How far it is that the platform sends an order's parcel to a courier. */
export interface SendingData {
  /** Where every press about it goes: the page of the parcel. */
  action: string;
  hidden: Record<string, string>;
  /** None where it was not sent. */
  state?:
    | {
        label: string;
        tone: BadgeProps["tone"];
        at: string;
        text: string;
        /** What the courier said, in its own words. */
        words?: Said | undefined;
        consignment?: Said | undefined;
        /** What the courier says has become of it. */
        news?: (Said & { textLang?: "en" | undefined; at: string; hint: string }) | undefined;
        isBusy: boolean;
        look?: { href: string; label: string } | undefined;
        stop?: string | undefined;
        /** Asks for the number that somebody found at the courier. */
        found?: { label: string; hint: string; submit: string } | undefined;
      }
    | undefined;
  /** Couriers that it can be sent to. */
  offers: readonly { courier: string; label: string; text: string }[];
}

/** What couriers took a parcel as once more, and what to do about it. */
export interface TwinsData {
  title: string;
  text: string;
  codes: readonly string[];
}

/** Says that a parcel was taken more than once, where it was. */
export function Twins({ twins }: { twins?: TwinsData | undefined }) {
  if (!twins) return null;
  return (
    <InlineAlert tone="warning" title={twins.title}>
      <p>{twins.text}</p>
      <ul lang="en">
        {twins.codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </InlineAlert>
  );
}

export interface SendingStateProps {
  sending: SendingData;
  /** What is wrong with the number that was typed, and what it was. */
  refused?: { typed: string | undefined; errors: readonly string[] | undefined } | undefined;
  /** What sends it again. */
  children?: ReactNode;
}

/** How far a sending is, and what can be done about it; asked for again by itself while it is under way. */
export function SendingState({ sending, refused, children }: SendingStateProps) {
  const { state, action, hidden } = sending;
  useRefreshedPage(state?.isBusy ?? false);
  if (!state) return null;
  const { label, tone, at, text, words, consignment, news, look, stop, found } = state;
  return (
    <section data-slot="parcel-sending" className="panel grid grid-cols-1 gap-4 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{label}</Badge>
        <span className="text-small text-muted">{at}</span>
      </p>
      <p role="status" className="max-w-prose">
        {text}
      </p>
      {words && <Words {...words} />}
      {consignment && (
        <p className="text-small text-muted">
          {consignment.label}: <span lang="en">{consignment.text}</span>
        </p>
      )}
      {news && <News {...news} />}
      {found && <Found found={found} sending={sending} refused={refused} />}
      {children}
      {(look ?? stop) && (
        <div className="flex flex-wrap gap-2">
          {look && (
            <LinkButton href={look.href} variant="secondary" data-keep-scroll="">
              {look.label}
            </LinkButton>
          )}
          {stop && <Stop label={stop} action={action} hidden={hidden} />}
        </div>
      )}
    </section>
  );
}

type NewsData = NonNullable<NonNullable<SendingData["state"]>["news"]>;

function News({ label, text, textLang, at, hint }: NewsData) {
  return (
    <div data-slot="courier-news" className="grid gap-1 border-t border-border pt-4">
      <p>
        {label}: <strong lang={textLang}>{text}</strong> <span className="text-small text-muted">· {at}</span>
      </p>
      <p className="max-w-prose text-small text-muted">{hint}</p>
    </div>
  );
}

/** In the language that the courier speaks. */
function Words({ label, text }: Said) {
  return (
    <blockquote className="border-s-4 border-border ps-3">
      <span className="block text-small text-muted">{label}</span>
      <span lang="en" className="wrap-anywhere">
        {text}
      </span>
    </blockquote>
  );
}

function Found({
  found: { label, hint, submit },
  sending: { action, hidden },
  refused,
}: Pick<SendingStateProps, "sending" | "refused"> & {
  found: NonNullable<NonNullable<SendingData["state"]>["found"]>;
}) {
  const { Form } = useUi();
  return (
    <Form method="post" action={action} noValidate className="grid grid-cols-1 gap-3">
      <HiddenFields values={hidden} />
      <input type="hidden" name={fields.intent} value={sendingIntents.found} />
      <TextField
        formId="found"
        name={fields.found}
        label={label}
        hint={hint}
        lang="en"
        autoComplete="off"
        maxLength={50}
        defaultValue={refused?.typed ?? ""}
        errors={refused?.errors}
      />
      <Button variant="secondary" wide pending={useIsPressed(sendingIntents.found)}>
        {submit}
      </Button>
    </Form>
  );
}

function Stop({ label, action, hidden }: Pick<SendingData, "action" | "hidden"> & { label: string }) {
  const { Form } = useUi();
  return (
    <Form method="post" action={action}>
      <HiddenFields values={hidden} />
      <input type="hidden" name={fields.intent} value={sendingIntents.stop} />
      <Button variant="quiet" pending={useIsPressed(sendingIntents.stop)}>
        {label}
      </Button>
    </Form>
  );
}

const useIsPressed = (intent: string) => usePendingForm().formData?.get(fields.intent) === intent;

export interface SendingOffersProps extends Pick<SendingData, "offers"> {
  /** The id of the form that says how the parcel is sent. */
  form: string;
  /** With what it does, where nothing was sent yet. */
  isFirst: boolean;
}

/** Buttons that send a parcel as a form elsewhere on the page says it. */
export function SendingOffers({ offers, form, isFirst }: SendingOffersProps) {
  const pending = usePendingForm().formData?.get(fields.to);
  if (offers.length === 0) return null;
  return (
    <section data-slot="sending-offers" className="grid grid-cols-1 gap-4">
      {offers.map(({ courier, label, text }) => (
        <div key={courier} className="grid grid-cols-1 gap-2">
          {isFirst && <p className="max-w-prose text-small text-muted">{text}</p>}
          <Button
            form={form}
            name={fields.to}
            value={courier}
            variant="secondary"
            icon="truck"
            wide
            pending={pending === courier}
          >
            {label}
          </Button>
        </div>
      ))}
    </section>
  );
}

/** Buttons that send a parcel as it is, one light box where nobody said more. */
export function QuickOffers({ sending: { action, hidden, offers } }: { sending: SendingData }) {
  const { Form } = useUi();
  const pending = usePendingForm().formData?.get(fields.to);
  if (offers.length === 0) return null;
  return (
    <Form method="post" action={action} data-slot="quick-offers" className="grid grid-cols-1 gap-2">
      <HiddenFields values={hidden} />
      {offers.map(({ courier, label }) => (
        <Button
          key={courier}
          name={fields.to}
          value={courier}
          variant="secondary"
          icon="truck"
          pending={pending === courier}
        >
          {label}
        </Button>
      ))}
    </Form>
  );
}
