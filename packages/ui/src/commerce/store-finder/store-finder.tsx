import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { Icon } from "../../primitives/icon/icon";
import { useScripted } from "../../primitives/scripted/scripted.hook";
import { Select, type SelectGroup, type SelectOption } from "../../primitives/select/select";
import { TextField } from "../../primitives/text-field/text-field";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Names of the query that the form makes. */
export const storeFinderFields = {
  address: "address",
  category: "id_business_category",
  division: "id_division",
  city: "id_city",
  area: "id_area",
} as const;

/** Lists to name one's place by: districts of the chosen division, or grouped by theirs; areas of the chosen district. */
export interface FinderPlaces {
  divisions: readonly SelectOption[];
  cities: readonly (SelectOption | SelectGroup)[];
  areas: readonly SelectOption[];
}

export interface StoreFinderFormProps extends RootProps<"div", "hidden"> {
  /** The trades to choose from, in words of the page. */
  categories: readonly SelectOption[];
  /** Asks who delivers to a place; each list follows when the form is sent with what is above it. */
  places?: FinderPlaces;
  /** What is still to be chosen of the place, in place of how to name it. */
  prompt?: string | undefined;
  /** Places and trades that begin like what was typed, each the search for it. */
  suggestions?: readonly { href: string; label: string }[];
  values: Partial<Record<keyof typeof storeFinderFields, string | undefined>>;
  labels: {
    deliverTo: string;
    /** How to name the place. */
    deliverToHint: string;
    division: string;
    chooseDivision: string;
    city: string;
    chooseCity: string;
    area: string;
    allAreas: string;
    address: string;
    addressHint: string;
    category: string;
    allCategories: string;
    submit: string;
    locate: string;
    suggestions: string;
    /** What it is folded away behind. */
    change: string;
  };
  action: string;
  formId: string;
  errors?: readonly string[];
  hidden?: HiddenValues;
  /** Shops were found below it: on a phone it is folded away. Default: it stands open. */
  folded?: boolean | undefined;
  /** Finds the place of the phone, on a tap only; the button is there where scripts run. */
  onLocate?: (() => void) | undefined;
  /** The phone is being asked where it is: the button says so. Default: `false`. */
  locating?: boolean;
}

/**
 * A search for shops by where they deliver, by words and by trade, as a GET form: its result has an address.
 *
 * @use On the page to find shops, and in the platform's head.
 * @avoid For products (`SearchField`).
 * @accessibility A form with labels; the district is a native list.
 */
export function StoreFinderForm(props: StoreFinderFormProps) {
  const {
    categories,
    places,
    prompt,
    values,
    labels,
    action,
    formId,
    errors,
    suggestions,
    hidden,
    folded,
    onLocate,
    locating,
    className,
    ...rest
  } = props;
  return (
    <div data-slot="store-finder-form" className={clsx("grid gap-3", className)} {...rest}>
      {folded ? (
        <details className="always-open-md group">
          <summary className="flex min-h-(--control) items-center justify-center gap-2 rounded-control border border-border-control bg-surface-raised px-4 font-semibold hover:border-link hover:text-link md:hidden">
            <Icon name="search" />
            {labels.change}
            <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
          </summary>
          <Question {...props} />
        </details>
      ) : (
        <Question {...props} />
      )}
      <Suggestions {...props} />
    </div>
  );
}

function Question(props: StoreFinderFormProps) {
  const { labels, action, hidden, folded } = props;
  const { Form } = useUi();
  return (
    <Form
      method="get"
      action={action}
      role="search"
      noValidate
      className={clsx("panel grid gap-4 p-4 sm:p-5", folded && "max-md:mt-3")}
    >
      <HiddenFields values={hidden} />
      <DeliverTo {...props} />
      <div className="grid gap-4 sm:flex sm:flex-wrap sm:items-end">
        <Wishes {...props} />
        <Button icon="search" className="sm:flex-none">
          {labels.submit}
        </Button>
        <Locate {...props} />
      </div>
    </Form>
  );
}

function Suggestions({ suggestions = [], labels }: StoreFinderFormProps) {
  const { Link } = useUi();
  if (suggestions.length === 0) return null;
  return (
    <nav aria-label={labels.suggestions} className="flex flex-wrap items-center gap-2">
      <p className="text-small text-muted max-xs:w-full">{labels.suggestions}</p>
      {suggestions.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          className="flex min-h-11 items-center gap-1.5 rounded-pill border border-border-control bg-surface-raised px-4 text-small font-semibold hover:border-link hover:text-link"
        >
          <Icon name="pin" size={16} className="text-muted" />
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Locate({ labels, onLocate, locating = false }: StoreFinderFormProps) {
  const scripted = useScripted();
  return scripted && onLocate ? (
    <Button type="button" variant="quiet" icon="target" pending={locating} onClick={onLocate}>
      {labels.locate}
    </Button>
  ) : null;
}

/** Who delivers to one's place? Areas are there to choose once their district is. */
function DeliverTo({ places, prompt, values, labels, formId }: StoreFinderFormProps) {
  if (!places) return null;
  const list = (
    key: "division" | "city" | "area",
    options: readonly (SelectOption | SelectGroup)[],
    placeholder: string,
    autoComplete: string,
  ) => (
    <Select
      formId={formId}
      name={storeFinderFields[key]}
      label={labels[key]}
      options={options}
      placeholder={placeholder}
      defaultValue={values[key]}
      optionalMark=""
      autoComplete={autoComplete}
    />
  );
  return (
    <fieldset
      className="grid min-w-0 gap-4 border-b border-border pb-5"
      aria-describedby={`${formId}-deliver-to`}
    >
      <legend className="text-title font-semibold">{labels.deliverTo}</legend>
      <p
        id={`${formId}-deliver-to`}
        className={clsx(
          "mt-1 flex gap-1.5",
          prompt ? "font-semibold text-on-info-soft" : "text-small text-muted",
        )}
      >
        {prompt && <Icon name="info" className="mt-0.5" />}
        {prompt ?? labels.deliverToHint}
      </p>
      <div className={clsx("grid gap-4 xs:grid-cols-2", places.areas.length > 0 && "sm:grid-cols-3")}>
        {list("division", places.divisions, labels.chooseDivision, "address-level1")}
        {list("city", places.cities, labels.chooseCity, "address-level2")}
        {places.areas.length > 0 && list("area", places.areas, labels.allAreas, "address-level3")}
      </div>
    </fieldset>
  );
}

/** What is looked for. */
function Wishes({ categories, values, labels, formId, errors }: StoreFinderFormProps) {
  return (
    <>
      <TextField
        formId={formId}
        name={storeFinderFields.address}
        label={labels.address}
        defaultValue={values.address}
        placeholder={labels.addressHint}
        errors={errors}
        optionalMark=""
        maxLength={100}
        autoComplete="off"
        className="sm:flex-[2_1_14rem]"
      />
      <Select
        formId={formId}
        name={storeFinderFields.category}
        label={labels.category}
        options={categories}
        placeholder={labels.allCategories}
        defaultValue={values.category}
        optionalMark=""
        className="sm:flex-[1_1_12rem]"
      />
    </>
  );
}
