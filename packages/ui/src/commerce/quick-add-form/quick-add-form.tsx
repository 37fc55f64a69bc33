import { clsx } from "clsx";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { AnyRootProps } from "../../primitives/root-props/root-props";
import { quickAddFormId } from "./quick-add-fields";

export interface QuickAddFormProps extends AnyRootProps<"hidden"> {
  action: string;
  /** Something is on its way: the cards' buttons step back, and pressing them does nothing. */
  pending?: boolean;
  hidden?: HiddenValues;
}

/**
 * The one form that the cards of a page put their products in the cart with: it stands once on the page, before them, and
 * shows nothing. The fields of all cards belong to it, so Enter in one of them must not press another's button.
 *
 * @use On a page with product cards whose `addId` is set.
 * @avoid Where there is something to choose: the product's own page asks for that, with the buy box.
 * @accessibility Each card's button bears its product's name. The page says what happened in a status region.
 */
export function QuickAddForm({ action, pending = false, hidden, className, ...rest }: QuickAddFormProps) {
  const { Form } = useUi();
  return (
    <Form
      id={quickAddFormId}
      data-slot="quick-add-form"
      method="post"
      action={action}
      aria-busy={pending}
      onSubmit={pending ? (event) => event.preventDefault() : undefined}
      className={clsx("hidden", className)}
      {...rest}
    >
      <button type="submit" disabled tabIndex={-1} aria-hidden="true" />
      <HiddenFields values={hidden} />
    </Form>
  );
}
