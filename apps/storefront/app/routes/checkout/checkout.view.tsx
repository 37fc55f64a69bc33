import { useSubmit } from "@remix-run/react";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { AddressChoice, type AddressChoiceProps } from "@haat/ui/commerce/address-choice/address-choice";
import { CouponBox, type CouponBoxProps } from "@haat/ui/commerce/coupon-box/coupon-box";
import { DeliveryMethod, type DeliveryMethodProps } from "@haat/ui/commerce/delivery-method/delivery-method";
import { OrderSummary, type OrderSummaryProps } from "@haat/ui/commerce/order-summary/order-summary";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { DefaultSubmit, HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { useScripted } from "@haat/ui/primitives/scripted/scripted.hook";
import type { FormEvent } from "react";
import { useEarlyChoices } from "../../shell/early-choices";
import { OrderBar } from "../../shell/order-bar";
import { usePendingCoupon } from "../../shell/pending-coupon.hook";
import { isUnsent, type Unsent } from "@haat/web-forms/unsent";
import { checkoutFields, checkoutIntents } from "./checkout-form";
import { CheckoutLines, type CheckoutLine } from "./checkout-lines";

export interface CheckoutViewProps {
  title: string;
  checkout: {
    action: string;
    /** Where the order is posted: the page's own address with the choice in it. */
    placeAction: string;
    /** Where what is bought can be changed. */
    edit: { href: string; label: string };
    newAddressHref: string;
    choice: { shippingMethod: 1 | 2; addressId?: string | undefined; coupon?: string | undefined };
    coupon: {
      applied: CouponBoxProps["applied"] | null;
      code?: string | undefined;
      error?: string | undefined;
    };
    offers: NonNullable<CouponBoxProps["offers"]>;
    delivery: { home: DeliveryMethodProps["homeDelivery"]; pickUp?: DeliveryMethodProps["pickUp"] };
    addresses: AddressChoiceProps["addresses"];
    /** How many products and pieces, in words. */
    count: string;
    lines: CheckoutLine[];
    /** Why nothing can be ordered as it is. */
    blocked?: string | undefined;
    /** When an order is seen to, where the shop is closed now. */
    closed?: string | undefined;
    needsAddress: boolean;
    totals: Omit<OrderSummaryProps, "labels">;
    /** Poisha; what the shopper agrees to. */
    expectedTotal: number;
    idempotencyKey: string;
    pay: string;
    keepPhoneOn?: string | undefined;
  };
  answer: CheckoutAnswer | undefined;
  /** Under the title, where the page needs a word of its own. */
  lead?: string | undefined;
  labels: {
    addressChoice: AddressChoiceProps["labels"];
    couponBox: CouponBoxProps["labels"];
    deliveryMethod: DeliveryMethodProps["labels"];
    formErrors: string;
    orderSummary: OrderSummaryProps["labels"];
    needAddress: string;
    placeOrder: string;
    update: string;
    items: string;
    /** The order never reached the server: what that means, and the button that sends it once more. */
    unsent: string;
    retry: string;
  };
}

/** What posting the checkout answers with where no page follows. */
export type CheckoutAnswer =
  { error: string; sameKey?: string } | { coupon: { code: string; error: string } } | Unsent;

const formId = "checkout";

/** Always the same, so that the summary takes the focus once. */
const noErrors = {};

/** All that is left to decide, what it costs, and one button. */
export function CheckoutView({ title, lead, checkout, answer, labels }: CheckoutViewProps) {
  const { choice, coupon } = checkout;
  const applied = coupon.applied ?? undefined;
  const refused = answer && "coupon" in answer && !applied ? answer.coupon : coupon;
  const refusal = answer && "error" in answer ? answer.error : undefined;
  return (
    <div className="page grid grid-cols-1 items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-10">
      <div className="grid min-w-0 gap-8">
        <div className="grid gap-1">
          <h1 className="text-h1">{title}</h1>
          {lead && <p className="text-muted">{lead}</p>}
        </div>
        <FormErrorSummary
          formId={formId}
          title={labels.formErrors}
          errors={noErrors}
          formErrors={refusal ? [refusal] : []}
        />
        <ChoiceForm
          checkout={checkout}
          idempotencyKey={(answer && "sameKey" in answer && answer.sameKey) || checkout.idempotencyKey}
          coupon={choice.coupon ?? ""}
          labels={labels}
        />
        <CheckoutLines
          title={labels.items}
          count={checkout.count}
          lines={checkout.lines}
          edit={checkout.edit}
        />
      </div>
      <OrderSummary {...checkout.totals} labels={labels.orderSummary} className="md:sticky md:top-6">
        <CouponBox
          formId="coupon"
          action={checkout.action}
          applied={applied}
          code={refused.code}
          errors={refused.error ? [refused.error] : undefined}
          offers={checkout.offers}
          pending={usePendingCoupon()}
          hidden={{
            [checkoutFields.shippingMethod]: String(choice.shippingMethod),
            ...(choice.addressId && { [checkoutFields.address]: choice.addressId }),
          }}
          labels={labels.couponBox}
        />
        <PlaceOrder checkout={checkout} labels={labels} isUnsent={isUnsent(answer)} />
      </OrderSummary>
    </div>
  );
}

type PartProps = Pick<CheckoutViewProps, "checkout" | "labels"> & { coupon: string };

/**
 * How and where to, and what goes with the order. A change shows the new total, by a button where there are no scripts;
 * the button that places the order stands beside the sums and belongs to this form.
 */
function ChoiceForm({ checkout, idempotencyKey, coupon, labels }: PartProps & { idempotencyKey: string }) {
  const { Form } = useUi();
  const submit = useSubmit();
  const { choice, delivery } = checkout;
  const isDelivery = choice.shippingMethod === 1;
  const showNewTotal = (form: HTMLFormElement) => {
    const chosen = new FormData(form);
    for (const name of [checkoutFields.expectedTotal, checkoutFields.idempotencyKey]) chosen.delete(name);
    const { pathname, searchParams } = new URL(checkout.action, window.location.href);
    // A form that is sent by GET takes the place of the whole query, and with it of what is bought at once.
    for (const [name, value] of searchParams) if (!chosen.has(name)) chosen.append(name, value);
    submit(chosen, { action: pathname, preventScrollReset: true, replace: true });
  };
  useEarlyChoices(`#${formId} [type=radio]`, showNewTotal);
  return (
    <Form
      id={formId}
      method="post"
      action={checkout.placeAction}
      onChange={({ currentTarget }: FormEvent<HTMLFormElement>) => showNewTotal(currentTarget)}
      className="grid gap-8"
    >
      <DefaultSubmit name={checkoutFields.intent} value={checkoutIntents.update} />
      <HiddenFields
        values={{
          ...(coupon && { [checkoutFields.coupon]: coupon }),
          ...(!isDelivery && choice.addressId && { [checkoutFields.address]: choice.addressId }),
          [checkoutFields.expectedTotal]: String(checkout.expectedTotal),
          [checkoutFields.idempotencyKey]: idempotencyKey,
        }}
      />
      <DeliveryMethod
        formId={formId}
        selected={isDelivery ? "1" : "2"}
        homeDelivery={delivery.home}
        pickUp={delivery.pickUp}
        labels={labels.deliveryMethod}
      />
      {/* Without an address only the way can be changed: who picks up is not to look for the button below the address. */}
      {checkout.needsAddress && <NewTotal label={labels.update} />}
      {isDelivery && (
        <AddressChoice
          formId={formId}
          addresses={checkout.addresses}
          selected={choice.addressId}
          addHref={checkout.newAddressHref}
          labels={labels.addressChoice}
        />
      )}
      {!checkout.needsAddress && <NewTotal label={labels.update} />}
    </Form>
  );
}

/** Where there are no scripts it shows what a choice comes to. */
function NewTotal({ label }: { label: string }) {
  const isHydrated = useScripted();
  return isHydrated ? null : (
    <Button
      variant="secondary"
      className="justify-self-start awaits-scripts:hidden"
      name={checkoutFields.intent}
      value={checkoutIntents.update}
    >
      {label}
    </Button>
  );
}

/** The one button, with what is to be paid. */
function PlaceOrder({
  checkout,
  labels,
  isUnsent: wasLost,
}: Omit<PartProps, "coupon"> & { isUnsent: boolean }) {
  // The way to one stands where the address is chosen.
  if (checkout.needsAddress) return <InlineAlert tone="warning">{labels.needAddress}</InlineAlert>;
  if (checkout.blocked)
    return (
      <InlineAlert
        tone="warning"
        action={<LinkButton href={checkout.edit.href}>{checkout.edit.label}</LinkButton>}
      >
        {checkout.blocked}
      </InlineAlert>
    );
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{checkout.pay}</p>
      {checkout.closed && <InlineAlert tone="info">{checkout.closed}</InlineAlert>}
      {checkout.keepPhoneOn && <p className="text-small text-muted">{checkout.keepPhoneOn}</p>}
      <PlaceOrderBar total={checkout.totals.grandTotal} labels={labels} isUnsent={wasLost} />
    </div>
  );
}

/** The button that places the order. */
function PlaceOrderBar({
  total,
  labels,
  isUnsent: wasLost,
}: Pick<PartProps, "labels"> & { total: string; isUnsent: boolean }) {
  const { formData } = usePendingForm();
  const notice = wasLost && (
    <InlineAlert tone="danger" role="alert">
      {labels.unsent}
    </InlineAlert>
  );
  return (
    <OrderBar label={labels.orderSummary.grandTotal} total={total} notice={notice}>
      <Button
        form={formId}
        size="large"
        className="min-w-0 flex-1"
        name={checkoutFields.intent}
        value={checkoutIntents.place}
        pending={formData?.get(checkoutFields.intent) === checkoutIntents.place}
      >
        {wasLost ? labels.retry : labels.placeOrder}
      </Button>
    </OrderBar>
  );
}
