import { clsx } from "clsx";
import { LinkButton } from "../../primitives/button/button";
import { controlProps, FieldErrorText } from "../../primitives/field/field";
import { AddressText, type AddressData } from "../address-card/address-card";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Name of the choice; its value is the address's id. */
export const addressChoiceFields = { address: "address_unique_id" } as const;

export interface AddressChoiceProps extends RootProps<"fieldset"> {
  formId: string;
  /** The saved addresses, home first; empty: it says so and offers to add one. */
  addresses: readonly AddressData[];
  /** Id of the address that is chosen at first. Default: none. */
  selected?: string | undefined;
  /** Form for a new address, which comes back here. */
  addHref: string;
  /** Attribute `form`, where the form is elsewhere. */
  form?: string;
  errors?: readonly string[] | undefined;
  labels: { title: string; home: string; add: string; none: string };
}

/**
 * Where it goes: one of the saved addresses, or a new one.
 *
 * @use In the checkout, where addresses are saved already.
 * @avoid Where there is none yet: show `AddressForm` at once.
 * @accessibility One group of radio buttons; the new address is one of them and opens its form below.
 */
export function AddressChoice(props: AddressChoiceProps) {
  const { formId, addresses, selected, addHref, form, errors, labels, className, ...rest } = props;
  const control = controlProps({ formId, name: addressChoiceFields.address, errors });
  return (
    <fieldset
      data-slot="address-choice"
      aria-describedby={control["aria-describedby"]}
      className={clsx("grid min-w-0 gap-3", className)}
      {...rest}
    >
      <legend className="mb-3 font-semibold">{labels.title}</legend>
      {addresses.length === 0 && (
        <p id={control.id} tabIndex={-1} className="text-muted">
          {labels.none}
        </p>
      )}
      {addresses.map((address, index) => (
        <label key={address.id} className="choice-card">
          <input
            type="radio"
            id={index === 0 ? control.id : `${control.id}-${address.id}`}
            name={control.name}
            value={address.id}
            form={form}
            defaultChecked={address.id === selected}
            required
            aria-invalid={control["aria-invalid"]}
            className="mt-[0.2em]"
          />
          <AddressText address={address} labels={labels} />
        </label>
      ))}
      <FieldErrorText id={control.id} errors={errors} />
      <LinkButton
        href={addHref}
        variant={addresses.length === 0 ? "primary" : "quiet"}
        size={addresses.length === 0 ? "normal" : "small"}
        icon="plus"
        // Its words begin where the addresses do.
        className={clsx("justify-self-start", addresses.length > 0 && "-ms-3")}
      >
        {labels.add}
      </LinkButton>
    </fieldset>
  );
}
