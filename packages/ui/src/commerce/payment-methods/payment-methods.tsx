import { clsx } from "clsx";
import { Badge } from "../../primitives/badge/badge";
import { Icon, type IconName } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface PaymentMethod {
  icon: IconName;
  name: string;
  /** How it goes. */
  text: string;
  /** Such as "Always on"; a method that is not there yet says so too. */
  mark?: { label: string; tone: "success" | "neutral" } | undefined;
}

export interface PaymentMethodsProps extends RootProps<"ul"> {
  /** Cash on delivery is the only one so far. */
  methods: readonly PaymentMethod[];
  labels: { title: string };
}

/**
 * The ways to pay, to read; nothing is chosen here.
 *
 * @use Where somebody asks how to pay, before the checkout.
 * @avoid For choosing one (`RadioCards`).
 * @words Names as people say them: "Cash on delivery". Beside them stands when it is paid, not how it works.
 * @accessibility Names in words; the signs beside them are silent.
 */
export function PaymentMethods({ methods, labels, className, ...rest }: PaymentMethodsProps) {
  return (
    <ul
      data-slot="payment-methods"
      aria-label={labels.title}
      className={clsx("panel max-w-170 divide-y divide-border", className)}
      {...rest}
    >
      {methods.map(({ icon, name, text, mark }) => (
        <li key={name} className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 p-4">
          <span className="grid size-11 place-items-center rounded-pill bg-accent-soft text-on-accent-soft">
            <Icon name={icon} size={24} />
          </span>
          <div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              {name}
              {mark && <Badge tone={mark.tone}>{mark.label}</Badge>}
            </p>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
