import { LinkButton } from "@haat/ui/primitives/button/button";
import { SoundSwitch, type SoundSwitchProps } from "./sound-switch.view";

interface Way {
  href: string;
  label: string;
}

export interface DeskToolsProps {
  /** Where an order is written down. */
  entry: Way;
  papers: {
    scan: Way;
    /** What is to be fetched for the orders of this lane; none where nothing is. */
    pick?: Way | undefined;
    /** Sends what waits to be handed over to a courier, where one is reached. */
    send?: Way | undefined;
    /** None where there is nothing to print. */
    print?: Way | undefined;
  };
  /** How one hears of new orders: the page to choose it, and the sound of this one. */
  alerts: { way: Way; sound: SoundSwitchProps["words"] };
}

/** Writing an order down, printing what stands on the desk, scanning a paper of it, and hearing of new orders. */
export function DeskTools({ entry, papers: { scan, pick, send, print }, alerts }: DeskToolsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton href={entry.href} icon="plus" variant="secondary" size="small">
        <Label text={entry.label} />
      </LinkButton>
      {pick && (
        <LinkButton href={pick.href} icon="package" variant="secondary" size="small">
          {pick.label}
        </LinkButton>
      )}
      {send && (
        <LinkButton href={send.href} icon="truck" variant="secondary" size="small">
          {send.label}
        </LinkButton>
      )}
      {print && (
        <LinkButton href={print.href} icon="print" variant="secondary" size="small">
          <Label text={print.label} />
        </LinkButton>
      )}
      <LinkButton href={scan.href} icon="search" variant="quiet" size="small">
        <Label text={scan.label} />
      </LinkButton>
      <LinkButton href={alerts.way.href} icon="bell" variant="quiet" size="small">
        <Label text={alerts.way.label} />
      </LinkButton>
      <SoundSwitch words={alerts.sound} />
    </div>
  );
}

/** On a phone the icons stand alone, so that the first order is in sight. */
const Label = ({ text }: { text: string }) => <span className="max-sm:sr-only">{text}</span>;
