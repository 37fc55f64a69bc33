import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import { FormErrorSummary } from "../../primitives/form-error-summary/form-error-summary";
import type { FieldErrors } from "../../primitives/field/field";
import { DefaultSubmit, HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { QuantityField } from "../../primitives/quantity-field/quantity-field";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { AnyRootProps } from "../../primitives/root-props/root-props";
import { buyBoxFields, buyBoxFormId, buyBoxIntents } from "./buy-box-fields";

export interface BuyBoxProps extends AnyRootProps<"hidden"> {
  formId: string;
  action: string;
  /** Id of the product, sent with the form. */
  productId: string;
  /** Ids of the chosen values. */
  attributeIds?: readonly string[];
  /** The most that may be ordered; the server decides. Default: 10. */
  max?: number;
  /** How many it starts with; after an error what was typed. Default: 1. */
  quantity?: number;
  /** On a phone a `StickyBuyBar` has the buttons, too, while these are out of view. */
  hasBar?: boolean;
  /** `add` or `buy` while that is on its way. */
  pending?: "add" | "buy" | undefined;
  errors?: FieldErrors<"quantity">;
  formErrors?: readonly string[];
  hidden?: HiddenValues;
  labels: {
    quantity: string;
    decrease: string;
    increase: string;
    /** What the quantity is written in. */
    digits: string;
    add: string;
    buy: string;
    errors: string;
  };
}

/**
 * Quantity and the two ways to buy. The buttons are never silently disabled: without a full choice the server answers
 * with the group that is missing.
 *
 * @use Once on a product's page, below its choices.
 * @avoid In lists: a card leads to the page.
 * @words Two verbs that differ at a glance: "Add to cart", "Buy now". An error names the group that is missing:
 *   "Choose a size".
 * @accessibility Buttons are never disabled without a word: what is missing is an error at its group.
 */
export function BuyBox(props: BuyBoxProps) {
  const {
    formId,
    action,
    productId,
    attributeIds,
    max,
    quantity,
    hasBar = false,
    pending,
    errors = {},
    formErrors,
    hidden,
    labels,
    className,
    ...rest
  } = props;
  const { Form } = useUi();
  return (
    <Form
      id={buyBoxFormId(formId)}
      data-slot="buy-box"
      method="post"
      action={action}
      noValidate
      className={clsx("grid gap-4", className)}
      {...rest}
    >
      <DefaultSubmit value={buyBoxIntents.add} />
      <FormErrorSummary formId={formId} title={labels.errors} errors={errors} formErrors={formErrors} />
      <Choice {...props} />
      <BuyButtons
        labels={labels}
        pending={pending}
        // Where a browser cannot tell what is in view, the bar is always there.
        className={clsx(
          "flex flex-wrap gap-3",
          hasBar && "max-sm:not-supports-[animation-timeline:view()]:hidden",
        )}
      />
    </Form>
  );
}

export interface BuyButtonsProps extends AnyRootProps {
  labels: { add: string; buy: string };
  pending?: "add" | "buy" | undefined;
  /** Id of the form they send, where they stand outside it. */
  form?: string;
}

/** The two ways to buy, side by side where there is room. */
export function BuyButtons({ labels, pending, form, className, ...rest }: BuyButtonsProps) {
  const button = (intent: "add" | "buy", variant: "primary" | "secondary") => (
    <Button
      form={form}
      variant={variant}
      name={buyBoxFields.intent}
      value={buyBoxIntents[intent]}
      pending={pending === intent}
      className="flex-[1_1_auto] max-xs:px-3"
    >
      {labels[intent]}
    </Button>
  );
  return (
    <div data-slot="buy-buttons" className={className} {...rest}>
      {button("add", "secondary")}
      {button("buy", "primary")}
    </div>
  );
}

/** What is bought, and how many of it. */
function Choice({
  formId,
  productId,
  attributeIds = [],
  quantity = 1,
  max,
  errors = {},
  hidden,
  labels,
}: BuyBoxProps) {
  return (
    <>
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
    </>
  );
}
