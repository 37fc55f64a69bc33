import { clsx } from "clsx";
import { Icon, type IconName } from "../../primitives/icon/icon";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface DeliveryPromiseProps extends RootProps<"section"> {
  /** Such as "Within 24 hours in Dhaka, 3 days elsewhere"; at most 5 and 10 days. */
  time: string;
  /** The rule of the fee, such as "৳60 in Dhaka, ৳120 elsewhere". */
  fee: string;
  /** From when it costs nothing. */
  freeFrom?: string | undefined;
  /** What a shopper may give back, and until when. */
  returns: string;
  /** Who sells it, and where they are. */
  soldBy?: string | undefined;
  labels: {
    title: string;
    time: string;
    fee: string;
    returns: string;
    soldBy: string;
    payment: string;
    cashOnDelivery: string;
    more: string;
  };
  /** The whole of the rules. */
  termsHref?: string | undefined;
}

/**
 * When it comes, what that costs, how it is paid and what can go back: within a screen of the button.
 *
 * @use Beside the button that buys.
 * @avoid For the state of an order (`OrderTimeline`).
 * @accessibility A description list: each fact is heard with its name.
 */
export function DeliveryPromise(props: DeliveryPromiseProps) {
  const { time, fee, freeFrom, returns, soldBy, labels, termsHref, className, ...rest } = props;
  const { Link } = useUi();
  return (
    <section
      data-slot="delivery-promise"
      aria-label={labels.title}
      className={clsx("panel", className)}
      {...rest}
    >
      <dl className="divide-y divide-border">
        <Promise icon="truck" label={labels.time} text={time} />
        <Promise icon="tag" label={labels.fee} text={fee} note={freeFrom} />
        <Promise icon="cash" label={labels.payment} text={labels.cashOnDelivery} />
        <Promise icon="undo" label={labels.returns} text={returns} />
        {soldBy && <Promise icon="store" label={labels.soldBy} text={soldBy} />}
      </dl>
      {termsHref && (
        <p className="border-t border-border px-4">
          <Link
            href={termsHref}
            className="flex min-h-11 items-center text-small font-semibold text-link underline-offset-4 hover:underline"
          >
            {labels.more}
          </Link>
        </p>
      )}
    </section>
  );
}

function Promise(props: { icon: IconName; label: string; text: string; note?: string | undefined }) {
  const { icon, label, text, note } = props;
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 px-4 py-3">
      <dt className="col-span-2 grid grid-cols-subgrid text-small text-muted">
        <Icon name={icon} className="text-link" />
        {label}
      </dt>
      <dd className="tabular col-start-2">{text}</dd>
      {note && <dd className="col-start-2 text-small font-semibold text-on-success-soft">{note}</dd>}
    </div>
  );
}
