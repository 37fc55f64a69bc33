import { Button } from "../../primitives/button/button";
import { FormErrorSummary } from "../../primitives/form-error-summary/form-error-summary";
import type { FieldErrors } from "../../primitives/field/field";
import { DefaultSubmit, HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { QuantityField } from "../../primitives/quantity-field/quantity-field";
import { useUi } from "../../primitives/ui-provider/ui-provider";

/** Names of what the form sends; each chosen value of an attribute is one `attribute`. */
export const buyBoxFields = {
  product: "id_product",
  attribute: "id_product_attribute",
  quantity: "quantity",
  intent: "intent",
} as const;
/** Values of `intent`: into the cart, or straight to the checkout. */
export const buyBoxIntents = { add: "add", buy: "buy" } as const;

export interface BuyBoxProps {
  formId: string;
  action: string;
  productId: string;
  /** Ids of the chosen values. */
  attributeIds?: readonly string[];
  max?: number;
  quantity?: number;
  /** Nothing is left: the buttons make room for the sentence. */
  soldOut?: boolean;
  /** `add` or `buy` while that is on its way. */
  pending?: "add" | "buy" | undefined;
  errors?: FieldErrors<"quantity">;
  formErrors?: readonly string[];
  hidden?: HiddenValues;
  labels: {
    quantity: string;
    decrease: string;
    increase: string;
    /** What the quantity is written in (ux.md 15). */
    digits: string;
    add: string;
    buy: string;
    soldOut: string;
    errors: string;
  };
}

/**
 * Quantity and the two ways to buy. The buttons are never silently disabled: without a full choice the server answers
 * with the group that is missing (ux.md 49).
 */
export function BuyBox(props: BuyBoxProps) {
  const { formId, action, productId, attributeIds = [], max, quantity = 1, soldOut = false, pending } = props;
  const { errors = {}, formErrors, hidden, labels } = props;
  const { Form } = useUi();
  if (soldOut) {
    return (
      <p data-slot="buy-box" className="rounded-card bg-surface-sunken p-4 text-center font-semibold">
        {labels.soldOut}
      </p>
    );
  }
  return (
    <Form data-slot="buy-box" method="post" action={action} noValidate className="grid gap-4">
      <DefaultSubmit value={buyBoxIntents.add} />
      <FormErrorSummary formId={formId} title={labels.errors} errors={errors} formErrors={formErrors} />
      <input type="hidden" name={buyBoxFields.product} value={productId} />
      {attributeIds.map((id) => (
        <input key={id} type="hidden" name={buyBoxFields.attribute} value={id} />
      ))}
      <HiddenFields values={hidden} />
      <QuantityField
        formId={formId}
        name={buyBoxFields.quantity}
        label={labels.quantity}
        labels={labels}
        defaultValue={quantity}
        {...(max !== undefined && { max })}
        errors={errors.quantity}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          name={buyBoxFields.intent}
          value={buyBoxIntents.add}
          pending={pending === "add"}
          className="flex-[1_1_auto]"
        >
          {labels.add}
        </Button>
        <Button
          name={buyBoxFields.intent}
          value={buyBoxIntents.buy}
          pending={pending === "buy"}
          className="flex-[1_1_auto]"
        >
          {labels.buy}
        </Button>
      </div>
    </Form>
  );
}
