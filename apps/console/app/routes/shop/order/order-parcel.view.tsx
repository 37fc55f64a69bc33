import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { QuickOffers, SendingState, Twins, type SendingData, type TwinsData } from "../parcel-sending.view";
import { Section } from "./order-section.view";

interface Way {
  href: string;
  label: string;
}

export interface ParcelData {
  papers: { link: Way };
  /** None where the order is not sent. */
  courier?:
    | {
        title: string;
        none?: string | undefined;
        rows: readonly SummaryRow[];
        twins?: TwinsData | undefined;
        sending: SendingData;
        link: Way;
      }
    | undefined;
}

/** What is printed of an order, and who has its parcel. */
export function OrderParcel({ papers, courier }: ParcelData) {
  return (
    <>
      <LinkButton href={papers.link.href} icon="print" variant="secondary">
        {papers.link.label}
      </LinkButton>
      {courier && (
        <Section name="courier" title={courier.title} lead={courier.none}>
          {courier.rows.length > 0 && <SummaryList rows={courier.rows} />}
          <Twins twins={courier.twins} />
          <SendingState sending={courier.sending}>
            <QuickOffers sending={courier.sending} />
          </SendingState>
          {!courier.sending.state && <QuickOffers sending={courier.sending} />}
          <LinkButton href={courier.link.href} icon="truck" variant="secondary">
            {courier.link.label}
          </LinkButton>
        </Section>
      )}
    </>
  );
}
