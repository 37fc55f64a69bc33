import { LinkButton } from "@haat/ui/primitives/button/button";
import { Icon } from "@haat/ui/primitives/icon/icon";
import { SoundSwitch, type SoundSwitchProps } from "./sound-switch.view";

interface Way {
  href: string;
  label: string;
}

export interface DeskToolsProps {
  /** On a phone, what opens the tools that are used less often. */
  more: string;
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
  /** Ticks every order of the page; none where there is but one, or all are. */
  tickAll?: Way | undefined;
}

/**
 * Writing an order down, printing what stands on the desk, scanning a paper of it, and hearing of new orders. On a phone all
 * but the first, which is the lane's own where it has one, stand behind a word, so that the first order is in sight.
 */
export function DeskTools({ more, entry, papers, alerts, tickAll }: DeskToolsProps) {
  const { scan, pick, send, print } = papers;
  const writeDown = (
    <LinkButton href={entry.href} icon="plus" variant="secondary" size="small">
      {entry.label}
    </LinkButton>
  );
  return (
    <div data-slot="desk-tools" className="flex flex-wrap gap-2">
      {!pick && !send && writeDown}
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
      <details className="peer group sm:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center gap-1 px-2 text-small font-semibold text-link">
          {more}
          <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
        </summary>
      </details>
      {/* Behind the summary, not in it: where there is room they stand beside the others without it. */}
      <div className="w-full flex-wrap gap-2 max-sm:hidden max-sm:peer-open:flex sm:contents">
        {(pick ?? send) && writeDown}
        {tickAll && (
          <LinkButton href={tickAll.href} icon="check" variant="quiet" size="small">
            {tickAll.label}
          </LinkButton>
        )}
        {print && (
          <LinkButton href={print.href} icon="print" variant="secondary" size="small">
            {print.label}
          </LinkButton>
        )}
        <LinkButton href={scan.href} icon="search" variant="quiet" size="small">
          {scan.label}
        </LinkButton>
        <LinkButton href={alerts.way.href} icon="bell" variant="quiet" size="small">
          {alerts.way.label}
        </LinkButton>
        <SoundSwitch words={alerts.sound} />
      </div>
    </div>
  );
}
