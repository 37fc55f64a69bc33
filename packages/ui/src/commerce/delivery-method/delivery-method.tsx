import { RadioCards } from "../../primitives/radio-cards/radio-cards";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Name and values of the choice: 1 home delivery, 2 pick-up at the store. */
export const deliveryFields = { method: "shipping_method" } as const;
export const deliveryMethods = { homeDelivery: "1", pickUp: "2" } as const;

export interface DeliveryMethodProps extends RootProps<"fieldset", "name" | "defaultValue"> {
  formId: string;
  /** What is chosen, as the API knows it: `1` home delivery, `2` to be picked up. */
  selected: "1" | "2";
  /** What home delivery costs and how long it takes, already in words. */
  homeDelivery: { cost: string; text: string };
  /** Where and when it is picked up; left out where it cannot be. */
  pickUp?: { cost: string; text: string } | undefined;
  /** Attribute `form`, where the form is elsewhere. */
  form?: string;
  errors?: readonly string[] | undefined;
  labels: { title: string; homeDelivery: string; pickUp: string };
}

/**
 * Two cards: brought home, or picked up where the shop offers that, each with its cost, time and place.
 *
 * @use In the checkout, where a shop brings and lets pick up.
 * @avoid With one way only: say it in `DeliveryPromise`.
 * @words The title is the way: "To your door". Below stand cost, then time; nothing to pay is said as "Free", not
 *   as ৳0.
 * @accessibility A group of radio cards, each with cost and time in it.
 */
export function DeliveryMethod({
  formId,
  selected,
  homeDelivery,
  pickUp,
  form,
  errors,
  labels,
  className,
  ...rest
}: DeliveryMethodProps) {
  return (
    <RadioCards
      formId={formId}
      name={deliveryFields.method}
      label={labels.title}
      errors={errors}
      defaultValue={selected}
      columns={2}
      {...(form && { form })}
      options={[
        {
          value: deliveryMethods.homeDelivery,
          title: labels.homeDelivery,
          aside: homeDelivery.cost,
          text: homeDelivery.text,
        },
        ...(pickUp
          ? [{ value: deliveryMethods.pickUp, title: labels.pickUp, aside: pickUp.cost, text: pickUp.text }]
          : []),
      ]}
      className={className}
      {...rest}
    />
  );
}
