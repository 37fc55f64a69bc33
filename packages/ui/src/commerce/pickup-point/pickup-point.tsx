import { clsx } from "clsx";
import { LinkButton } from "../../primitives/button/button";
import { Icon } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface PickupPointProps extends RootProps<"section"> {
  /** What the place is called. */
  name: string;
  /** Where it is, on one line. */
  address: string;
  /** When it is open, a line each. */
  hours?: readonly string[];
  /** As it is read. */
  phone: string;
  /** From when the goods wait, in words. */
  readyBy?: string | undefined;
  labels: { title: string; hours: string; call: string; directions: string };
  /** As it is dialled, `tel:` and digits. */
  phoneHref: string;
  /** A map of the phone's own (`geo:`) or of the shop's choice. */
  directionsHref?: string | undefined;
  headingLevel?: "h2" | "h3";
}

/**
 * Where a shopper fetches the goods: the store, its address, its hours, its number.
 *
 * @use Where picking up was chosen, and on the order.
 * @avoid As the shop's page about itself.
 * @accessibility The address is text, the number a `tel:` link.
 */
export function PickupPoint(props: PickupPointProps) {
  const {
    name,
    address,
    hours = [],
    phone,
    readyBy,
    labels,
    phoneHref,
    directionsHref,
    headingLevel,
    className,
    ...rest
  } = props;
  const Heading = headingLevel ?? "h3";
  return (
    <section
      data-slot="pickup-point"
      aria-label={labels.title}
      className={clsx(
        "panel grid max-w-170 grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-5",
        className,
      )}
      {...rest}
    >
      <span className="grid size-11 place-items-center rounded-pill bg-accent-soft text-on-accent-soft">
        <Icon name="store" size={24} />
      </span>
      <div>
        <p className="text-small text-muted">{labels.title}</p>
        <Heading className="text-title">{name}</Heading>
        <p className="mt-1">{address}</p>
      </div>
      {readyBy && (
        <p className="col-start-2 flex gap-2 font-semibold text-on-success-soft">
          <Icon name="check" className="mt-[0.2em]" />
          {readyBy}
        </p>
      )}
      {hours.length > 0 && (
        <div className="col-start-2 text-small">
          <p className="text-muted">{labels.hours}</p>
          {hours.map((line) => (
            <p key={line} className="tabular">
              {line}
            </p>
          ))}
        </div>
      )}
      <Ways phone={phone} phoneHref={phoneHref} directionsHref={directionsHref} labels={labels} />
    </section>
  );
}

/** To call the store, and to find it. */
function Ways({
  phone,
  phoneHref,
  directionsHref,
  labels,
}: Pick<PickupPointProps, "phone" | "phoneHref" | "directionsHref" | "labels">) {
  return (
    <div className="col-span-2 flex flex-wrap gap-2 xs:col-span-1 xs:col-start-2">
      <LinkButton href={phoneHref} variant="secondary" size="small" icon="phone">
        {labels.call} <span className="tabular">{phone}</span>
      </LinkButton>
      {directionsHref && (
        <LinkButton href={directionsHref} variant="quiet" size="small" icon="pin">
          {labels.directions}
        </LinkButton>
      )}
    </div>
  );
}
