import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import { buyBoxFields } from "../buy-box/buy-box-fields";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Value of `intent`; the other names are those of the buy box, since undoing puts the same thing back. */
export const undoIntents = { restore: "restore" } as const;

export interface UndoNoteProps extends RootProps<"form", "hidden"> {
  /** What was taken out of the cart. */
  line: { productId: string; attributeIds: readonly string[]; quantity: number };
  labels: {
    /** What happened, such as "Miniket rice is removed". */
    removed: string;
    undo: string;
  };
  action: string;
  hidden?: HiddenValues;
  pending?: boolean;
}

/**
 * Stands where a line of the cart was, and brings it back. A form, so that it works without JavaScript; it stays until
 * the page is left, not for five seconds only.
 *
 * @use Where something was taken away that can come back.
 * @avoid For what cannot be undone: ask before (`Dialog`).
 * @words What is gone, by its name and in the past, then the way back as a verb: "Bring it back".
 * @accessibility Stays until the page is left; it is announced once.
 */
export function UndoNote({
  line,
  labels,
  action,
  hidden,
  pending = false,
  className,
  ...rest
}: UndoNoteProps) {
  const { Form } = useUi();
  return (
    <Form
      data-slot="undo-note"
      method="post"
      action={action}
      className={clsx(
        "flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-surface-sunken py-1 ps-4 pe-1",
        className,
      )}
      {...rest}
    >
      <HiddenFields values={hidden} />
      <input type="hidden" name={buyBoxFields.product} value={line.productId} />
      {line.attributeIds.map((id) => (
        <input key={id} type="hidden" name={buyBoxFields.attribute} value={id} />
      ))}
      <input type="hidden" name={buyBoxFields.quantity} value={line.quantity} />
      <p role="status" className="min-w-0 flex-[1_1_12rem] py-2">
        {labels.removed}
      </p>
      <Button
        variant="quiet"
        size="small"
        icon="undo"
        name={buyBoxFields.intent}
        value={undoIntents.restore}
        pending={pending}
      >
        {labels.undo}
      </Button>
    </Form>
  );
}
