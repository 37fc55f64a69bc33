import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useInstallOffer } from "./install-offer.hook";

export interface InstallViewProps {
  title: string;
  lead: string;
  /** Address of the app's icon; blank where there is none yet. */
  icon: string;
  /** As it stands below the icon. */
  name: string;
  reasons: string[];
  /** For each kind of device, what to do; `number` in the reader's digits. */
  ways: { title: string; steps: { number: string; text: string }[] }[];
  /** Where it can be installed, where that is not here. */
  ownAddress?: { text: string; label: string; href: string } | undefined;
  labels: { install: string; installed: string };
  goShopping: { href: string; label: string };
}

/** How this shop is put on a phone's screen as an app, in words for every phone; a button where the browser offers it. */
export function InstallView(props: InstallViewProps) {
  const { title, lead, icon, name, reasons, ways, ownAddress, labels, goShopping } = props;
  return (
    <div className="page grid grid-cols-1 gap-8 py-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-10">
      <div className="grid min-w-0 content-start gap-6">
        <div className="flex items-center gap-4">
          <figure className="grid w-20 flex-none justify-items-center gap-1 text-center">
            {icon && <img src={icon} alt="" width={64} height={64} className="rounded-card" />}
            <figcaption className="line-clamp-2 max-w-full text-small">{name}</figcaption>
          </figure>
          <h1 className="min-w-0 text-h1">{title}</h1>
        </div>
        <p className="max-w-prose text-muted">{lead}</p>
        {ownAddress ? (
          <InlineAlert tone="info">
            <p>{ownAddress.text}</p>
            <LinkButton href={ownAddress.href} className="mt-3">
              {ownAddress.label}
            </LinkButton>
          </InlineAlert>
        ) : (
          <InstallOffer labels={labels} />
        )}
        {ways.map(({ title: way, steps }) => (
          <section key={way} aria-label={way} className="panel p-5">
            <h2 className="mb-3 text-h3">{way}</h2>
            <ol className="grid gap-3">
              {steps.map(({ number, text }) => (
                <li key={number} className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-3">
                  <span
                    aria-hidden="true"
                    className="grid size-9 place-items-center rounded-pill bg-accent font-bold text-on-accent"
                  >
                    {number}
                  </span>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <aside className="grid content-start gap-4">
        <div className="panel p-5">
          <ul className="grid list-disc gap-2 ps-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
        <LinkButton href={goShopping.href} variant="secondary" wide>
          {goShopping.label}
        </LinkButton>
      </aside>
    </div>
  );
}

/** The browser's own offer, where it makes one. */
function InstallOffer({ labels }: Pick<InstallViewProps, "labels">) {
  const { state, install } = useInstallOffer();
  return (
    <div role="status" className="empty:hidden">
      {state === "offered" && (
        <Button type="button" wide onClick={() => void install()}>
          {labels.install}
        </Button>
      )}
      {state === "installed" && <InlineAlert tone="success">{labels.installed}</InlineAlert>}
    </div>
  );
}
