import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { Textarea } from "@haat/ui/primitives/textarea/textarea";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import {
  SendingOffers,
  SendingState,
  Twins,
  type SendingData,
  type SendingStateProps,
  type TwinsData,
} from "../parcel-sending.view";

export interface OrderParcelProps extends Pick<ConsolePageProps, "title" | "back"> {
  /** None where the order is not sent. */
  form: FormPageData | null;
  impossible?: string | undefined;
  facts: readonly SummaryRow[];
  copy: { label: string; hint: string; text: string };
  track?: { href: string; label: string } | undefined;
  sending: SendingData;
  twins?: TwinsData | undefined;
  state: FormState;
  /** What was refused of the number that was found at the courier. */
  refusedFound?: SendingStateProps["refused"];
}

/** Buttons below the form belong to it. */
const formElementId = "parcel";

/** An order's parcel: what is known of it, its form, and what is copied into the courier's own. */
export function OrderParcelView(props: OrderParcelProps) {
  const { title, back, form, impossible, sending, twins, state, refusedFound, ...parts } = props;
  const isFirst = !sending.state;
  const offers = <SendingOffers offers={sending.offers} form={formElementId} isFirst={isFirst} />;
  const sendingState = (
    <SendingState sending={sending} refused={refusedFound}>
      {offers}
    </SendingState>
  );
  if (!form)
    return (
      <ConsolePage title={title} back={back}>
        {impossible && <InlineAlert tone="info">{impossible}</InlineAlert>}
        <Twins twins={twins} />
        {sendingState}
      </ConsolePage>
    );
  const before = (
    <>
      <Twins twins={twins} />
      {sendingState}
      <Known {...parts} />
    </>
  );
  return (
    <FormPageView page={form} state={state} formElementId={formElementId} before={before}>
      {isFirst && offers}
      <Copied {...parts.copy} />
    </FormPageView>
  );
}

function Known({ facts, track }: Pick<OrderParcelProps, "facts" | "track">) {
  if (facts.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <SummaryList rows={facts} />
      {track && (
        <LinkButton href={track.href} variant="secondary" target="_blank" rel="noopener noreferrer">
          {track.label}
        </LinkButton>
      )}
    </div>
  );
}

function Copied({ label, hint, text }: OrderParcelProps["copy"]) {
  return (
    <section className="panel grid grid-cols-1 gap-3 p-4">
      <Textarea formId="copy" name="copy" label={label} hint={hint} defaultValue={text} readOnly rows={8} />
    </section>
  );
}
