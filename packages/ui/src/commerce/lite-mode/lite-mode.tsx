import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { Icon } from "../../primitives/icon/icon";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Name of what the form sends. */
export const liteModeFields = { lite: "lite" } as const;
/** What it is to be from now on. */
export const liteModeValues = { on: "on", off: "off" } as const;

export interface LiteModeProps extends RootProps<"form", "hidden"> {
  /** Whether lite mode is on; the button offers the other. */
  on: boolean;
  /** How much data this page took, such as "This page: 38 KB". */
  weight?: string | undefined;
  labels: {
    title: string;
    /** What it does; what it did once it is on. */
    offText: string;
    onText: string;
    turnOn: string;
    turnOff: string;
  };
  action: string;
  hidden?: HiddenValues;
  pending?: boolean;
}

/**
 * Pages with small pictures and no scripts, for who pays by the megabyte: a line with one button.
 *
 * @use Once, where somebody's browser asks for saving or the network is slow.
 * @avoid In checkout or on receipts.
 * @accessibility Says what changes before it is pressed.
 */
export function LiteMode({
  on,
  weight,
  labels,
  action,
  hidden,
  pending = false,
  className,
  ...rest
}: LiteModeProps) {
  const { Form } = useUi();
  return (
    <Form
      data-slot="lite-mode"
      data-state={on ? "on" : "off"}
      method="post"
      action={action}
      className={clsx("flex items-center gap-3 text-small", className)}
      {...rest}
    >
      <HiddenFields values={hidden} />
      <Icon name="leaf" className={on ? "text-on-success-soft" : "text-muted"} />
      <p className="min-w-0 flex-1">
        <span className="font-semibold">{labels.title}</span>{" "}
        <span className="text-muted">{on ? labels.onText : labels.offText}</span>
        {weight && <span className="tabular block">{weight}</span>}
      </p>
      <Button
        variant="secondary"
        size="small"
        name={liteModeFields.lite}
        value={on ? liteModeValues.off : liteModeValues.on}
        pending={pending}
      >
        {on ? labels.turnOff : labels.turnOn}
      </Button>
    </Form>
  );
}
