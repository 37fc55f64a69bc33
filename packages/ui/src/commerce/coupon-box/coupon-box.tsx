import { clsx } from "clsx";
import { useState } from "react";
import { Button } from "../../primitives/button/button";
import { controlProps, FieldErrorText } from "../../primitives/field/field";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { Icon } from "../../primitives/icon/icon";
import { IconButton } from "../../primitives/icon-button/icon-button";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { AnyRootProps } from "../../primitives/root-props/root-props";
import { withWholeAmounts } from "../product-card/whole-words";
import { useKeptFocus } from "./kept-focus.hook";

/**
 * Names of what the forms send. A tap on an offer sends its code alone, so a code without an intent is one to apply.
 */
export const couponFields = { code: "code", intent: "intent" } as const;
/** Values of `intent`. */
export const couponIntents = { apply: "apply_coupon", remove: "remove_coupon" } as const;

/** A coupon that everybody may use. */
export interface CouponOffer {
  code: string;
  /** What it gives, such as "10% off, at most ৳500". */
  text: string;
  /** Least amount and last day, in words. */
  conditions?: string | undefined;
  /** Why it cannot be used yet, such as "Add ৳150 more"; then there is no button. */
  missing?: string | undefined;
}

export interface CouponBoxProps extends AnyRootProps<"hidden"> {
  formId: string;
  action: string;
  method?: "get" | "post";
  /** The coupon that counts now, with what it takes off. */
  applied?: { code: string; amount: string } | undefined;
  /** What was typed, kept after an error; beside an applied coupon, the code of the one that was refused. */
  code?: string | undefined;
  /** Why the code was refused; beside an applied coupon, why another one was. */
  errors?: readonly string[] | undefined;
  /** The shop's public coupons, one tap each. */
  offers?: readonly CouponOffer[];
  /** Code of the offer of which the page says already, above the box, what it lacks. */
  nearest?: string | undefined;
  /** A code that is on its way: one of the offers, or what was typed. */
  pending?: string | undefined;
  hidden?: HiddenValues;
  labels: {
    /** What opens it: "Have a coupon?" */
    open: string;
    code: string;
    apply: string;
    /** Spoken before the applied code, where the eye has a tag. */
    applied: string;
    /** Spoken name of the cross on it. */
    remove: string;
    offers: string;
  };
}

/**
 * A coupon, folded away until it is wanted; the applied one is a chip to take off.
 *
 * @use In cart and checkout, once.
 * @avoid For prices that everybody has: they are no coupon.
 * @words The fold asks: "Have a coupon?". A refusal gives reason and bound: "From ৳1,000 on"; an applied one says
 *   what it takes off.
 * @accessibility Folded away in `details`; an error opens it and is tied to the field. Where a coupon's button goes with its
 * answer, the focus goes on at the applied coupon, or at what opens the box.
 */
export function CouponBox(props: CouponBoxProps) {
  const {
    applied,
    code,
    errors,
    offers = [],
    nearest: _nearest,
    labels,
    formId,
    action,
    method,
    pending,
    hidden,
    className,
    ...rest
  } = props;
  const { goOnAt, noteSent } = useKeptFocus(
    pending !== undefined,
    JSON.stringify([applied?.code, code, errors]),
  );
  if (applied)
    return (
      <AppliedCoupon
        formId={formId}
        goOnAt={goOnAt}
        noteSent={noteSent}
        applied={applied}
        code={code}
        errors={errors}
        action={action}
        method={method}
        hidden={hidden}
        labels={labels}
        className={className}
        {...rest}
      />
    );
  return (
    <details
      data-slot="coupon-box"
      open={Boolean(errors?.length ?? code)}
      className={clsx("group", className)}
      {...rest}
    >
      <summary
        ref={goOnAt}
        className="flex min-h-11 items-center gap-2 rounded-control font-semibold text-link"
      >
        <Icon name="tag" />
        {labels.open}
        <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <CodeForm {...props} />
      {offers.length > 0 && <Offers {...props} offers={offers} />}
    </details>
  );
}

/** Whether they came while the page was open, and so are read out at once. */
function useAreNew(errors: readonly string[] | undefined): boolean {
  const [first] = useState(errors?.join(" "));
  return errors?.join(" ") !== first;
}

type AppliedCouponProps = Pick<
  CouponBoxProps,
  "formId" | "code" | "errors" | "action" | "method" | "hidden" | "labels"
> &
  AnyRootProps<"hidden"> &
  ReturnType<typeof useKeptFocus> & {
    applied: NonNullable<CouponBoxProps["applied"]>;
  };

function AppliedCoupon({
  formId,
  goOnAt,
  noteSent,
  applied,
  code,
  errors,
  action,
  method = "post",
  hidden,
  labels,
  className,
  ...rest
}: AppliedCouponProps) {
  const { Form } = useUi();
  const areNew = useAreNew(errors);
  return (
    <Form
      data-slot="coupon-box"
      method={method}
      action={action}
      onSubmit={noteSent}
      className={clsx("grid gap-1.5", className)}
      {...rest}
    >
      <HiddenFields values={hidden} />
      <div
        ref={goOnAt}
        role="status"
        tabIndex={-1}
        className="flex items-center gap-3 rounded-card bg-success-soft py-1 ps-3 pe-1 text-on-success-soft"
      >
        <Icon name="tag" />
        <p className="flex flex-1 flex-wrap justify-between gap-x-3 py-1.5">
          <span>
            <span className="sr-only">{labels.applied} </span>
            <strong lang="en">{applied.code}</strong>
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
      {errors && errors.length > 0 && (
        // The page came anew, without scripts: why the press changed nothing is what one looks for.
        <div tabIndex={-1} autoFocus>
          <FieldErrorText id={`${formId}-other`} about={code} errors={errors} isNew={areNew} />
        </div>
      )}
    </Form>
  );
}

function CodeForm(props: CouponBoxProps) {
  const { formId, action, method = "post", code, errors, offers = [], pending, hidden, labels } = props;
  const { Form } = useUi();
  const isOffer = offers.some((offer) => offer.code === pending && !offer.missing);
  const control = controlProps({ formId, name: couponFields.code, errors });
  const areNew = useAreNew(errors);
  return (
    <Form method={method} action={action} noValidate className="mt-2 grid gap-1.5">
      <HiddenFields values={hidden} />
      <label htmlFor={control.id} className="font-semibold">
        {labels.code}
      </label>
      <div className="flex flex-wrap items-start gap-2">
        {/* The error stays with its field, where the button stands below it, too. */}
        <div className="grid min-w-40 flex-1 gap-1.5">
          <input
            type="text"
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={code}
            // The page came anew, without scripts: what was refused is where one goes on.
            autoFocus={Boolean(errors?.length)}
            // A whole code is seen; where the button leaves too little, it stands below.
            className="control"
            {...control}
          />
          <FieldErrorText id={control.id} errors={errors} isNew={areNew} />
        </div>
        <Button
          variant="secondary"
          name={couponFields.intent}
          value={couponIntents.apply}
          pending={pending !== undefined && !isOffer}
        >
          {labels.apply}
        </Button>
      </div>
    </Form>
  );
}

function Offers(props: CouponBoxProps & { offers: readonly CouponOffer[] }) {
  const { action, method = "post", offers, pending, hidden, labels, nearest, code, errors } = props;
  const { Form } = useUi();
  // What a coupon lacks is said once: here, above the box, or as the answer to its code.
  const isSaid = (offer: CouponOffer) =>
    offer.code === nearest || (offer.code === code && Boolean(errors?.length));
  return (
    <Form method={method} action={action} className="mt-4">
      <HiddenFields values={hidden} />
      <p className="mb-2 text-small text-muted">{labels.offers}</p>
      <ul className="grid gap-2">
        {offers.map((offer) => (
          <li
            key={offer.code}
            data-slot="coupon-offer"
            className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-dashed border-border-control py-3 ps-4 pe-3"
          >
            <div className="grid min-w-40 flex-1 basis-52 gap-0.5">
              <strong lang="en" className="tracking-wide break-all">
                {offer.code}
              </strong>
              <span>{withWholeAmounts(offer.text)}</span>
              {offer.conditions && <span className="text-small text-muted">{offer.conditions}</span>}
              {offer.missing && !isSaid(offer) && (
                <span className="text-small font-semibold text-on-warning-soft">{offer.missing}</span>
              )}
            </div>
            {!offer.missing && (
              <Button
                variant="secondary"
                size="small"
                name={couponFields.code}
                value={offer.code}
                pending={pending === offer.code}
              >
                {labels.apply}
                <span className="sr-only"> {offer.code}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Form>
  );
}
