import { clsx } from "clsx";
import { Button, LinkButton } from "../../primitives/button/button";
import { EmptyState } from "../../primitives/empty-state/empty-state";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { Icon } from "../../primitives/icon/icon";
import { useScripted } from "../../primitives/scripted/scripted.hook";
import { Select, type SelectOption } from "../../primitives/select/select";
import { Skeleton } from "../../primitives/skeleton/skeleton";
import { TextField } from "../../primitives/text-field/text-field";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import { StoreCard, type StoreCardProps } from "../store-card/store-card";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Names of the query that the form makes. */
export const storeFinderFields = {
  address: "address",
  category: "id_business_category",
  area: "id_area",
} as const;

export interface StoreFinderFormProps extends RootProps<"div", "hidden"> {
  categories: readonly SelectOption[];
  /** The areas of a city that is named already; without them the place is typed only. */
  areas?: readonly SelectOption[];
  /** Places and trades that begin like what was typed, each the search for it (ux.md 114). */
  suggestions?: readonly { href: string; label: string }[];
  values: Partial<Record<"address" | "category" | "area", string | undefined>>;
  labels: {
    address: string;
    addressHint: string;
    category: string;
    allCategories: string;
    area: string;
    allAreas: string;
    submit: string;
    locate: string;
    suggestions: string;
  };
  action: string;
  formId: string;
  errors?: readonly string[];
  hidden?: HiddenValues;
  /** Finds the place of the phone, on a tap only; the button is there where scripts run. */
  onLocate?: (() => void) | undefined;
  locating?: boolean;
}

/** A search for shops by a typed place and a trade, as a GET form: its result has an address (ux.md 112). */
export function StoreFinderForm(props: StoreFinderFormProps) {
  const {
    categories,
    areas,
    values,
    labels,
    action,
    formId,
    errors,
    suggestions,
    hidden,
    onLocate,
    locating,
    className,
    ...rest
  } = props;
  const { Form } = useUi();
  return (
    <div data-slot="store-finder-form" className={clsx("grid gap-3", className)} {...rest}>
      <Form
        method="get"
        action={action}
        role="search"
        noValidate
        className="panel grid gap-4 p-4 sm:flex sm:flex-wrap sm:items-end sm:p-5"
      >
        <HiddenFields values={hidden} />
        <Wishes {...props} />
        <Button icon="search" className="sm:flex-none">
          {labels.submit}
        </Button>
        <Locate {...props} />
      </Form>
      <Suggestions {...props} />
    </div>
  );
}

function Suggestions({ suggestions = [], labels }: StoreFinderFormProps) {
  const { Link } = useUi();
  if (suggestions.length === 0) return null;
  return (
    <nav aria-label={labels.suggestions} className="flex flex-wrap items-center gap-2">
      <p className="text-small text-muted">{labels.suggestions}</p>
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

export interface StoreResultsProps extends RootProps<"section"> {
  /** Each with the place it delivers to, in words, where it is known (ux.md 113). */
  stores: readonly StoreCardProps[];
  /** Such as "12 shops in Mirpur", or the header without a search: "Find stores all over Bangladesh". */
  title: string;
  labels: { empty: string; emptyText: string; all: string };
  /** Every shop, where a search found none. */
  allHref: string;
  /** New ones are on their way: the cards make room for what comes. */
  pending?: boolean;
}

/** The shops found, a list before any map. */
export function StoreResults({
  stores,
  title,
  labels,
  allHref,
  pending,
  className,
  ...rest
}: StoreResultsProps) {
  return (
    <section
      data-slot="store-results"
      aria-busy={pending}
      className={clsx("grid gap-4", className)}
      {...rest}
    >
      <div role="status">
        <h2 className="text-h2">{title}</h2>
      </div>
      {pending ? (
        <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
          {["1", "2", "3"].map((key) => (
            <Skeleton key={key} className="h-56 rounded-card" />
          ))}
        </div>
      ) : stores.length === 0 ? (
        <EmptyState
          icon="store"
          headingLevel="h3"
          title={labels.empty}
          text={labels.emptyText}
          action={<LinkButton href={allHref}>{labels.all}</LinkButton>}
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
          {stores.map((store) => (
            <li key={store.href}>
              <StoreCard {...store} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What is looked for, and where. */
function Wishes({ categories, areas = [], values, labels, formId, errors }: StoreFinderFormProps) {
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
        autoComplete="address-level2"
        className="sm:flex-[2_1_14rem]"
      />
      {areas.length > 0 && (
        <Select
          formId={formId}
          name={storeFinderFields.area}
          label={labels.area}
          options={areas}
          placeholder={labels.allAreas}
          defaultValue={values.area}
          optionalMark=""
          className="sm:flex-[1_1_10rem]"
        />
      )}
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
