import { Button } from "../../primitives/button/button";
import { controlProps, FieldErrorText } from "../../primitives/field/field";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { Icon } from "../../primitives/icon/icon";
import { IconButton } from "../../primitives/icon-button/icon-button";
import { useUi } from "../../primitives/ui-provider/ui-provider";

/**
 * Names of what the forms send. A tap on an offer sends its code alone, so a code without an intent is one to apply.
 */
export const couponFields = { code: "code", intent: "intent" } as const;
/** Values of `intent`. */
export const couponIntents = { apply: "apply_coupon", remove: "remove_coupon" } as const;

export interface CouponBoxProps {
  formId: string;
  action: string;
  method?: "get" | "post";
  /** The coupon that counts now, with what it takes off. */
  applied?: { code: string; amount: string } | undefined;
  /** What was typed, kept after an error (ux.md 61). */
  code?: string | undefined;
  errors?: readonly string[] | undefined;
  /** The shop's public coupons, one tap each (ux.md 60). */
  offers?: readonly { code: string; text: string }[];
  hidden?: HiddenValues;
  labels: {
    /** What opens it: "Have a coupon?" */
    open: string;
    code: string;
    apply: string;
    /** Stands before the applied code. */
    applied: string;
    /** Spoken name of the cross on it. */
    remove: string;
    offers: string;
  };
}

/** A coupon, folded away until it is wanted (ux.md 59); the applied one is a chip to take off. */
export function CouponBox(props: CouponBoxProps) {
  const { applied, code, errors, offers = [], labels } = props;
  if (applied) return <AppliedCoupon {...props} applied={applied} />;
  return (
    <details data-slot="coupon-box" open={Boolean(errors?.length ?? code)} className="group">
      <summary className="flex min-h-11 items-center gap-2 rounded-control font-semibold text-link">
        <Icon name="tag" />
        {labels.open}
        <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <CodeForm {...props} />
      {offers.length > 0 && <Offers {...props} offers={offers} />}
    </details>
  );
}

function AppliedCoupon(props: CouponBoxProps & { applied: { code: string; amount: string } }) {
  const { action, method = "post", applied, hidden, labels } = props;
  const { Form } = useUi();
  return (
    <Form data-slot="coupon-box" method={method} action={action}>
      <HiddenFields values={hidden} />
      <div
        role="status"
        className="flex items-center gap-3 rounded-card bg-success-soft py-1 ps-4 pe-1 text-on-success-soft"
      >
        <Icon name="tag" />
        <p className="flex flex-1 flex-wrap justify-between gap-x-3">
          <span>
            {labels.applied} <strong lang="en">{applied.code}</strong>
          </span>
          <strong className="tabular">{applied.amount}</strong>
        </p>
        <IconButton
          icon="close"
          label={labels.remove}
          name={couponFields.intent}
          value={couponIntents.remove}
        />
      </div>
    </Form>
  );
}

function CodeForm({ formId, action, method = "post", code, errors, hidden, labels }: CouponBoxProps) {
  const { Form } = useUi();
  const control = controlProps({ formId, name: couponFields.code, errors });
  return (
    <Form method={method} action={action} noValidate className="mt-2 grid gap-1.5">
      <HiddenFields values={hidden} />
      <label htmlFor={control.id} className="font-semibold">
        {labels.code}
      </label>
      <div className="flex gap-2">
        <input
          type="text"
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={code}
          className="control min-w-0 flex-1"
          {...control}
        />
        <Button variant="secondary" name={couponFields.intent} value={couponIntents.apply}>
          {labels.apply}
        </Button>
      </div>
      <FieldErrorText id={control.id} errors={errors} />
    </Form>
  );
}

function Offers(props: CouponBoxProps & { offers: NonNullable<CouponBoxProps["offers"]> }) {
  const { action, method = "post", offers, hidden, labels } = props;
  const { Form } = useUi();
  return (
    <Form method={method} action={action} className="mt-3">
      <HiddenFields values={hidden} />
      <p className="mb-2 text-small text-muted">{labels.offers}</p>
      <ul className="flex flex-wrap gap-2">
        {offers.map((offer) => (
          <li key={offer.code}>
            <button
              type="submit"
              name={couponFields.code}
              value={offer.code}
              className="min-h-11 rounded-control border border-dashed border-border-control px-3 py-1 text-start text-small hover:border-link hover:text-link"
            >
              <strong lang="en">{offer.code}</strong> · {offer.text}
            </button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
