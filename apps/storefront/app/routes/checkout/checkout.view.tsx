import { useNavigation, useSubmit } from "@remix-run/react";
import { AddressChoice, type AddressChoiceProps } from "@haat/ui/commerce/address-choice/address-choice";
import { CouponBox, type CouponBoxProps } from "@haat/ui/commerce/coupon-box/coupon-box";
import { DeliveryMethod, type DeliveryMethodProps } from "@haat/ui/commerce/delivery-method/delivery-method";
import { OrderSummary, type OrderSummaryProps } from "@haat/ui/commerce/order-summary/order-summary";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { DefaultSubmit, HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import type { FormEvent } from "react";
import { useHydrated } from "../../shell/use-hydrated";
import { checkoutFields, checkoutIntents } from "./checkout-form";
import { CheckoutLines, type CheckoutLine } from "./checkout-lines";

export interface CheckoutViewProps {
  title: string;
  checkout: {
    action: string;
    /** Where the order is posted: the page's own address with the choice in it. */
    placeAction: string;
    cartHref: string;
    newAddressHref: string;
    choice: { shippingMethod: 1 | 2; addressId?: string | undefined; coupon?: string | undefined };
    applied: CouponBoxProps["applied"] | null;
    couponError?: string | undefined;
    delivery: { home: DeliveryMethodProps["homeDelivery"]; pickUp: DeliveryMethodProps["pickUp"] };
    addresses: AddressChoiceProps["addresses"];
    lines: CheckoutLine[];
    isBlocked: boolean;
    needsAddress: boolean;
    totals: Omit<OrderSummaryProps, "labels">;
    /** Poisha; what the shopper agrees to. */
    expectedTotal: number;
    idempotencyKey: string;
    pay: string;
    keepPhoneOn?: string | undefined;
  };
  refusal: { error: string } | undefined;
  labels: {
    addressChoice: AddressChoiceProps["labels"];
    couponBox: CouponBoxProps["labels"];
    deliveryMethod: DeliveryMethodProps["labels"];
    formErrors: string;
    orderSummary: OrderSummaryProps["labels"];
    needAddress: string;
    placeOrder: string;
    update: string;
    editCart: string;
    fixFirst: string;
    items: string;
  };
}

const formId = "checkout";

/** All that is left to decide, what it costs, and one button. */
export function CheckoutView({ title, checkout, refusal, labels }: CheckoutViewProps) {
  const { choice, applied } = checkout;
  const coupon = applied ? applied.code : "";
  return (
    <div className="page grid grid-cols-1 items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-10">
      <div className="grid min-w-0 gap-8">
        <h1 className="text-h1">{title}</h1>
        <FormErrorSummary
          formId={formId}
          title={labels.formErrors}
          errors={{}}
          formErrors={refusal ? [refusal.error] : []}
        />
        <ChoiceForm checkout={checkout} coupon={coupon} labels={labels} />
        <CheckoutLines
          title={labels.items}
          lines={checkout.lines}
          edit={{ href: checkout.cartHref, label: labels.editCart }}
        />
      </div>
      <OrderSummary {...checkout.totals} labels={labels.orderSummary} className="md:sticky md:top-6">
        <CouponBox
          formId="coupon"
          action={checkout.action}
          applied={applied ?? undefined}
          code={checkout.couponError ? choice.coupon : undefined}
          errors={checkout.couponError ? [checkout.couponError] : undefined}
          hidden={{
            [checkoutFields.shippingMethod]: String(choice.shippingMethod),
            ...(choice.addressId && { [checkoutFields.address]: choice.addressId }),
          }}
          labels={labels.couponBox}
        />
        <PlaceOrder checkout={checkout} labels={labels} />
      </OrderSummary>
    </div>
  );
}

type PartProps = Pick<CheckoutViewProps, "checkout" | "labels"> & { coupon: string };

/**
 * How and where to, and what goes with the order. A change shows the new total, by a button where there are no scripts;
 * the button that places the order stands beside the sums and belongs to this form.
 */
function ChoiceForm({ checkout, coupon, labels }: PartProps) {
  const { Form } = useUi();
  const isHydrated = useHydrated();
  const submit = useSubmit();
  const { choice, delivery } = checkout;
  const isDelivery = choice.shippingMethod === 1;
  const showNewTotal = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const chosen = new FormData(currentTarget);
    for (const name of [checkoutFields.expectedTotal, checkoutFields.idempotencyKey]) chosen.delete(name);
    submit(chosen, { action: checkout.action, preventScrollReset: true, replace: true });
  };
  return (
    <Form
      id={formId}
      method="post"
      action={checkout.placeAction}
      onChange={showNewTotal}
      className="grid gap-8"
    >
      <DefaultSubmit name={checkoutFields.intent} value={checkoutIntents.update} />
      <HiddenFields
        values={{
          ...(coupon && { [checkoutFields.coupon]: coupon }),
          ...(!isDelivery && choice.addressId && { [checkoutFields.address]: choice.addressId }),
          [checkoutFields.expectedTotal]: String(checkout.expectedTotal),
          [checkoutFields.idempotencyKey]: checkout.idempotencyKey,
        }}
      />
      <DeliveryMethod
        formId={formId}
        selected={isDelivery ? "1" : "2"}
        homeDelivery={delivery.home}
        pickUp={delivery.pickUp}
        labels={labels.deliveryMethod}
      />
      {isDelivery && (
        <AddressChoice
          formId={formId}
          addresses={checkout.addresses}
          selected={choice.addressId}
          addHref={checkout.newAddressHref}
          labels={labels.addressChoice}
        />
      )}
      {!isHydrated && (
        <Button
          variant="secondary"
          className="justify-self-start"
          name={checkoutFields.intent}
          value={checkoutIntents.update}
        >
          {labels.update}
        </Button>
      )}
    </Form>
  );
}

/** The one button, with what is to be paid. */
function PlaceOrder({ checkout, labels }: Omit<PartProps, "coupon">) {
  const { formData } = useNavigation();
  if (checkout.needsAddress)
    return (
      <InlineAlert
        tone="warning"
        action={<LinkButton href={checkout.newAddressHref}>{labels.addressChoice.add}</LinkButton>}
      >
        {labels.needAddress}
      </InlineAlert>
    );
  if (checkout.isBlocked)
    return (
      <InlineAlert
        tone="warning"
        action={<LinkButton href={checkout.cartHref}>{labels.editCart}</LinkButton>}
      >
        {labels.fixFirst}
      </InlineAlert>
    );
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{checkout.pay}</p>
      {checkout.keepPhoneOn && <p className="text-small text-muted">{checkout.keepPhoneOn}</p>}
      <Button
        form={formId}
        size="large"
        wide
        name={checkoutFields.intent}
        value={checkoutIntents.place}
        pending={formData?.get(checkoutFields.intent) === checkoutIntents.place}
      >
        {labels.placeOrder}
      </Button>
    </div>
  );
}
