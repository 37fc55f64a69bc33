import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import { Checkbox } from "../../primitives/checkbox/checkbox";
import type { FieldErrors } from "../../primitives/field/field";
import { FormErrorSummary } from "../../primitives/form-error-summary/form-error-summary";
import { DefaultSubmit, HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { PhoneField } from "../../primitives/phone-field/phone-field";
import type { SelectGroup, SelectOption } from "../../primitives/select/select";
import { TextField } from "../../primitives/text-field/text-field";
import { Textarea, type TextareaCount } from "../../primitives/textarea/textarea";
import { PlaceSelect } from "./place-select";
import { PlaceFinder, placeFinderFields, type PlaceFinderProps } from "./place-finder";
import { WrittenArea, writtenAreaFields, writtenAreaIntents, type WrittenAreaLabels } from "./written-area";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

type PlaceFinderLabels = PlaceFinderProps["labels"];

/** Names of what the form sends. */
export const addressFormFields = {
  firstName: "first_name",
  lastName: "last_name",
  phone: "contact_number",
  division: "id_division",
  city: "id_city",
  area: "id_area",
  ...writtenAreaFields,
  ...placeFinderFields,
  address: "address",
  postalCode: "postal_code",
  isHome: "is_home",
  intent: "intent",
} as const;
/**
 * Values of `intent`: save it, only bring the lists that belong to the chosen division and city, look for a place, or take
 * the written area back for one of the list.
 */
export const addressFormIntents = {
  save: "save",
  enter: "enter",
  refresh: "refresh",
  find: "find",
  ...writtenAreaIntents,
} as const;

type FieldKey = Exclude<keyof typeof addressFormFields, "intent" | "foundPlace">;
export type AddressFieldName = (typeof addressFormFields)[FieldKey];

type FieldLabels = Record<FieldKey, string>;

export interface AddressFormLabels extends FieldLabels, PlaceFinderLabels, WrittenAreaLabels {
  phoneHint: string;
  /** Said where a key is pressed past the eleventh digit. */
  tooLong?: string;
  addressHint: string;
  chooseDivision: string;
  chooseCity: string;
  chooseArea: string;
  /** The button that brings the lists. */
  refresh: string;
  save: string;
  errors: string;
}

export interface AddressFormProps extends RootProps<"form", "hidden"> {
  formId: string;
  action: string;
  /** The lists: cities may stand in groups, one for each division; areas are those of the chosen city. */
  places: {
    divisions: readonly SelectOption[];
    cities: readonly (SelectOption | SelectGroup)[];
    areas: readonly SelectOption[];
  };
  /** What is filled in, by field name; `is_home` is "1" when ticked. */
  values?: Partial<Record<AddressFieldName, string>>;
  errors?: FieldErrors<AddressFieldName>;
  formErrors?: readonly string[];
  /** Of the address line; see `TextareaCount`. */
  count: TextareaCount;
  /** Without it the lists come by themselves when a choice is made: then `onPlaceChange` is given. */
  showRefresh?: boolean;
  /** A division or a city was chosen. */
  onPlaceChange?: (form: HTMLFormElement) => void;
  /** What the typed place names; see `PlaceFinder`. */
  found?: PlaceFinderProps["found"];
  /** The name of a place is being typed, with scripts: the page looks for it and gives `found`. */
  onPlaceSearch?: PlaceFinderProps["onSearch"];
  /** One of the places found was pressed, with scripts: takes it without a new page. */
  onPlaceChoose?: PlaceFinderProps["onChoose"];
  pending?: boolean;
  hidden?: HiddenValues;
  labels: AddressFormLabels;
}

/**
 * A shipping address. Enter saves; the lists of places come by a submit of their own where no script is.
 *
 * @use For a new address or a changed one.
 * @avoid To show one (`AddressCard`).
 * @words Labels go from the district to the door, as an address is given here. A hint asks for a landmark: "Beside
 *   the mosque".
 * @accessibility Each field has its `autocomplete`, so that a phone fills it; the lists of places are native.
 */
export function AddressForm(props: AddressFormProps) {
  const {
    formId,
    action,
    values = {},
    errors = {},
    formErrors,
    count,
    pending = false,
    hidden,
    labels,
    places,
    showRefresh,
    onPlaceChange,
    found,
    onPlaceSearch,
    onPlaceChoose,
    className,
    ...rest
  } = props;
  const { Form } = useUi();
  const field = (key: FieldKey) => {
    const name = addressFormFields[key];
    return { formId, name, label: labels[key], errors: errors[name], defaultValue: values[name] };
  };
  return (
    <Form
      data-slot="address-form"
      method="post"
      action={action}
      noValidate
      className={clsx("grid max-w-form gap-5", className)}
      {...rest}
    >
      <DefaultSubmit value={addressFormIntents.enter} />
      <HiddenFields values={hidden} />
      <FormErrorSummary formId={formId} title={labels.errors} errors={errors} formErrors={formErrors} />
      <Recipient labels={labels} field={field} />
      <PlaceSearch {...props} />
      <Places {...props} field={field} />
      <WrittenArea labels={labels} field={field("areaName")} />
      <Street labels={labels} count={count} field={field} />
      <Checkbox
        formId={formId}
        name={addressFormFields.isHome}
        label={labels.isHome}
        value="1"
        defaultChecked={values.is_home === "1"}
        errors={errors.is_home}
      />
      <Button size="large" name={addressFormFields.intent} value={addressFormIntents.save} pending={pending}>
        {labels.save}
      </Button>
    </Form>
  );
}

/** Who receives what is brought there. */
function Recipient({
  labels,
  field,
}: Pick<AddressFormProps, "labels"> & {
  field: (key: "firstName" | "lastName" | "phone") => ReturnType<PlacesProps["field"]>;
}) {
  return (
    <>
      <div className="grid items-start gap-5 xs:grid-cols-2">
        <TextField {...field("firstName")} autoComplete="given-name" maxLength={120} />
        <TextField {...field("lastName")} autoComplete="family-name" maxLength={120} />
      </div>
      <PhoneField {...field("phone")} hint={labels.phoneHint} tooLong={labels.tooLong} />
    </>
  );
}

function PlaceSearch({ formId, values, found, onPlaceSearch, onPlaceChoose, labels }: AddressFormProps) {
  return (
    <PlaceFinder
      formId={formId}
      button={{ name: addressFormFields.intent, value: addressFormIntents.find }}
      value={values?.place}
      found={found}
      onSearch={onPlaceSearch}
      onChoose={onPlaceChoose}
      labels={labels}
    />
  );
}

type PlacesProps = AddressFormProps & {
  field: (key: "division" | "city" | "area") => {
    formId: string;
    name: string;
    label: string;
    defaultValue?: string | undefined;
  };
};

function Places({ places, showRefresh = true, onPlaceChange, labels, field }: PlacesProps) {
  const list = (
    key: "division" | "city" | "area",
    options: readonly (SelectOption | SelectGroup)[],
    placeholder: string,
    autoComplete: string,
    className?: string,
  ) => {
    const own = field(key);
    return (
      <PlaceSelect
        {...own}
        className={className}
        options={options}
        placeholder={placeholder}
        autoComplete={autoComplete}
        onChange={(event) => {
          if (key !== "area" && event.currentTarget.form) onPlaceChange?.(event.currentTarget.form);
        }}
      />
    );
  };
  return (
    <div className="grid items-start gap-5 xs:grid-cols-2">
      {list("division", places.divisions, labels.chooseDivision, "address-level1")}
      {list("city", places.cities, labels.chooseCity, "address-level2")}
      {list("area", places.areas, labels.chooseArea, "address-level3", "col-span-full")}
      {showRefresh && (
        <Button
          variant="secondary"
          className="self-end awaits-scripts:hidden"
          name={addressFormFields.intent}
          value={addressFormIntents.refresh}
        >
          {labels.refresh}
        </Button>
      )}
    </div>
  );
}

/** The way from the area to the door. */
function Street({
  labels,
  count,
  field,
}: Pick<AddressFormProps, "labels" | "count"> & {
  field: (key: "address" | "postalCode") => ReturnType<PlacesProps["field"]>;
}) {
  return (
    <>
      <Textarea
        {...field("address")}
        hint={labels.addressHint}
        count={count}
        autoComplete="street-address"
        rows={2}
      />
      <TextField
        {...field("postalCode")}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
        className="max-w-40"
      />
    </>
  );
}
