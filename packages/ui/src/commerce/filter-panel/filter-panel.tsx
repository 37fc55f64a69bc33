import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button, LinkButton } from "../../primitives/button/button";
import type { FieldErrors } from "../../primitives/field/field";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { Icon } from "../../primitives/icon/icon";
import type { SelectOption } from "../../primitives/select/select";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import { PriceFilter, type PriceFilterProps } from "../price-filter/price-filter";
import { SortSelect } from "../sort-control/sort-control";
import type { RootProps } from "../../primitives/root-props/root-props";

/** One value of a facet, such as "Red". */
export interface FacetValue {
  value: string;
  label: string;
  /** How many products it would leave, in the reader's digits. */
  count: string;
  selected?: boolean | undefined;
  /** Nothing is left with it: shown with its 0 and out of use, unless it is chosen. */
  empty?: boolean | undefined;
}

/** An attribute that the list can be narrowed by; its values join by "or". */
export interface Facet {
  /** Name of the query; facets may share one, each value is then theirs alone. */
  name: string;
  label: string;
  values: readonly FacetValue[];
}

export interface FilterPanelProps extends RootProps<"details", "hidden" | "onChange"> {
  /** What the list can be narrowed by, each with its values and how many products they would leave. */
  facets: readonly Facet[];
  /** Without it there is no price filter. */
  price?: Pick<PriceFilterProps, "values" | "bounds" | "hint"> | undefined;
  /** Without it the order is chosen elsewhere. */
  sort?: { options: readonly SelectOption[]; selected: string } | undefined;
  /** How many filters are in use, in the reader's digits; empty for none. */
  appliedCount: string;
  labels: {
    filters: string;
    sort: string;
    clear: string;
    /** On the button: what it brings, such as "Show 24 products". */
    show: string;
  } & PriceFilterProps["labels"];
  action: string;
  /** The same list without any filter. */
  clearHref: string;
  formId: string;
  errors?: FieldErrors<"min_price" | "max_price">;
  hidden?: HiddenValues;
  /** Something was chosen: the page may ask for the new counts, or send the form at once. */
  onChange?: (form: HTMLFormElement) => void;
  /** Folded out on a phone. */
  open?: boolean;
  pending?: boolean;
}

/**
 * All filters of a list as one GET form. On a phone it is folded away behind a button of `<details>` and its "Show"
 * stays in sight below; from 1024 px it stands open beside the list. Nothing of it needs a script.
 *
 * @use For a list that can be narrowed by more than two things.
 * @avoid For two or three wanted ones: `PromotedFilters` are faster.
 * @words Legends are nouns: "Size". Choices are values as the goods have them, never codes; the button says that it
 *   shows something.
 * @accessibility A group with a legend for each facet; the button says what it does.
 */
export function FilterPanel(props: FilterPanelProps) {
  const {
    appliedCount,
    labels,
    open = false,
    facets,
    price,
    sort,
    action,
    clearHref,
    formId,
    errors,
    hidden,
    onChange,
    pending,
    className,
    ...rest
  } = props;
  return (
    <details
      data-slot="filter-panel"
      open={open}
      className={clsx("always-open-md group", className)}
      {...rest}
    >
      <summary className="flex min-h-(--control) items-center justify-center gap-2 rounded-control border border-border-control bg-surface-raised px-4 font-semibold hover:border-link hover:text-link max-sm:px-3 md:hidden">
        {/* On a phone how many are on stands in its place: the order beside it needs the room. */}
        <Icon name="filter" className={appliedCount ? "max-sm:hidden" : undefined} />
        {labels.filters}
        {appliedCount && (
          <span className="tabular grid h-6 min-w-6 place-items-center rounded-pill bg-accent px-1.5 text-caption text-on-accent">
            {appliedCount}
          </span>
        )}
        <Icon
          name="chevron-down"
          size={16}
          className="transition-transform group-open:rotate-180 max-sm:hidden"
        />
      </summary>
      <PanelForm {...props} />
    </details>
  );
}

function PanelForm(props: FilterPanelProps) {
  const { facets, price, sort, appliedCount, labels, action, clearHref, formId } = props;
  const { errors, hidden, onChange, pending = false } = props;
  const { Form } = useUi();
  return (
    <Form
      method="get"
      action={action}
      noValidate
      aria-label={labels.filters}
      className="max-md:panel divide-y divide-border max-md:mt-3"
      onChange={
        onChange &&
        (({ currentTarget }) => currentTarget instanceof HTMLFormElement && onChange(currentTarget))
      }
    >
      <HiddenFields values={hidden} />
      {sort && (
        <Section>
          <SortSelect formId={formId} options={sort.options} selected={sort.selected} labels={labels} />
        </Section>
      )}
      {price && (
        <Section>
          <PriceFilter formId={formId} {...price} labels={labels} errors={errors} />
        </Section>
      )}
      {facets.map((facet) => (
        <Section key={facet.label}>
          <FacetList facet={facet} />
        </Section>
      ))}
      <div
        data-slot="filter-actions"
        className="sticky bottom-0 z-(--z-sticky) flex flex-wrap gap-2 rounded-b-card bg-surface-raised p-4 max-md:shadow-sheet md:rounded-none md:bg-surface md:px-0"
      >
        <Button pending={pending} className="flex-[1_0_auto]">
          {labels.show}
        </Button>
        {appliedCount && (
          <LinkButton href={clearHref} variant="quiet" className="flex-[1_0_auto]">
            {labels.clear}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}

function Section({ children }: { children: ReactNode }) {
  return <div className="p-4 md:px-0 md:py-5 md:first:pt-0">{children}</div>;
}

function FacetList({ facet }: { facet: Facet }) {
  return (
    <fieldset data-slot="facet" className="min-w-0">
      <legend className="mb-1 font-semibold">{facet.label}</legend>
      <ul className="grid xs:max-md:grid-cols-2 xs:max-md:gap-x-4">
        {facet.values.map(({ value, label, count, selected = false, empty = false }) => {
          const off = empty && !selected;
          return (
            <li key={value}>
              <label className={clsx("facet-value", off ? "text-muted" : "hover:text-link")}>
                <input
                  type="checkbox"
                  name={facet.name}
                  value={value}
                  defaultChecked={selected}
                  disabled={off}
                />
                <span>{label}</span>
                <span>{count}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
