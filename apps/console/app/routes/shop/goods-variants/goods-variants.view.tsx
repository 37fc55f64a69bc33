import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { Button } from "@haat/ui/primitives/button/button";
import { Checkbox } from "@haat/ui/primitives/checkbox/checkbox";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { Select, type SelectOption } from "@haat/ui/primitives/select/select";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import { PageSteps, type PageStepsProps } from "../page-steps.view";
import { variantFields } from "./goods-variants.form";

/** The combinations of a draft, as its loader hands it over. */
export interface GoodsVariantsPage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  action: string;
  hidden: Record<string, string>;
  rows: readonly {
    /** Among all combinations of the draft: a part of its fields' names. */
    place: number;
    label: string;
    swatch?: string | undefined;
    picture?: string | undefined;
    price: string;
    measure: string;
    measureUnit: string;
    /** Its stock where that is counted elsewhere. */
    counted?: string | undefined;
    stock: string;
    shown: boolean;
  }[];
  /** Which picture shows which value. */
  pictures: readonly { name: string; label: string; value: string; options: readonly SelectOption[] }[];
  units: readonly SelectOption[];
  measuresDiffer: boolean;
  asksStock: boolean;
  steps: PageStepsProps["steps"];
  labels: PageStepsProps["labels"] & {
    price: string;
    measures: string;
    measuresHint: string;
    measure: string;
    measureUnit: string;
    stock: string;
    shown: string;
    stockOfAll: string;
    stockOfAllHint: string;
    pictures: string;
    submit: string;
    page: string;
    errors: string;
  };
}

const formId = "form";

/** The combinations of a product: what holds for all, and what differs. */
export function GoodsVariantsView({ page, state }: { page: GoodsVariantsPage; state: FormState }) {
  const { Form } = useUi();
  const { title, lead, back, action, labels } = page;
  const isPending = usePendingForm().formAction === action;
  const version = state.values[variantFields.version];
  const hidden = { ...page.hidden, ...(version && { [variantFields.version]: version }) };
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      <Form
        key={action}
        method="post"
        action={action}
        noValidate
        data-slot="console-form"
        className="grid grid-cols-1 gap-5"
      >
        <HiddenFields values={hidden} />
        <FormErrorSummary
          formId={formId}
          title={labels.errors}
          errors={state.errors}
          formErrors={state.formErrors}
        />
        {page.asksStock && (
          <TextField
            formId={formId}
            name={variantFields.stockOfAll}
            label={labels.stockOfAll}
            hint={labels.stockOfAllHint}
            defaultValue={state.values[variantFields.stockOfAll]}
            errors={state.errors[variantFields.stockOfAll]}
            inputMode="numeric"
          />
        )}
        <Checkbox
          formId={formId}
          name={variantFields.measures}
          label={labels.measures}
          hint={labels.measuresHint}
          data-reveals
          defaultChecked={version ? state.values[variantFields.measures] === "on" : page.measuresDiffer}
        />
        <Variants page={page} state={state} />
        <Pictures page={page} state={state} />
        {labels.page && <p className="text-center text-small text-muted">{labels.page}</p>}
        <Button size="large" wide pending={isPending}>
          {labels.submit}
        </Button>
      </Form>
      <PageSteps steps={page.steps} labels={labels} />
    </ConsolePage>
  );
}

/** A fieldset for each: on a phone its price and its pieces stand side by side. */
function Variants({ page, state }: { page: GoodsVariantsPage; state: FormState }) {
  return (
    <ul data-slot="variants" className="panel divide-y divide-border">
      {page.rows.map((row) => (
        <li key={row.place} className="p-4">
          <Variant row={row} page={page} state={state} />
        </li>
      ))}
    </ul>
  );
}

interface VariantProps {
  row: GoodsVariantsPage["rows"][number];
  page: Pick<GoodsVariantsPage, "labels" | "units">;
  state: FormState;
}

function Variant({ row, page, state }: VariantProps) {
  const { place, label, swatch, counted } = row;
  const { labels } = page;
  const shown = variantFields.shown(place);
  const isRefused = state.values[variantFields.version] !== undefined;
  return (
    <fieldset className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
      <legend className="mb-2 flex items-center gap-2 font-semibold">
        {swatch && <Swatch colour={swatch} />}
        {label}
      </legend>
      <NumberField name={variantFields.price(place)} label={labels.price} value={row.price} state={state} />
      {counted === undefined ? (
        <NumberField name={variantFields.stock(place)} label={labels.stock} value={row.stock} state={state} />
      ) : (
        <p className="grid content-start gap-1.5">
          <span className="font-semibold">{labels.stock}</span>
          <span className="tabular flex min-h-(--control) items-center">{counted}</span>
        </p>
      )}
      <Contents row={row} page={page} state={state} />
      <div className="col-span-full">
        <Checkbox
          formId={formId}
          name={shown}
          label={labels.shown}
          defaultChecked={isRefused ? state.values[shown] === "on" : row.shown}
        />
      </div>
    </fieldset>
  );
}

/** What a pack of it holds, while packs differ; always in a browser that knows no `:has()`. */
function Contents({ row, page, state }: VariantProps) {
  const [amount, unit] = [variantFields.measure(row.place), variantFields.measureUnit(row.place)];
  return (
    <div className="col-span-2 grid grid-cols-subgrid in-[form:not(:has([data-reveals]:checked))]:hidden">
      <NumberField name={amount} label={page.labels.measure} value={row.measure} state={state} />
      <Select
        formId={formId}
        name={unit}
        label={page.labels.measureUnit}
        options={page.units}
        defaultValue={state.values[unit] ?? row.measureUnit}
      />
    </div>
  );
}

interface NumberFieldProps {
  name: string;
  label: string;
  value: string;
  state: FormState;
}

function NumberField({ name, label, value, state }: NumberFieldProps) {
  return (
    <TextField
      formId={formId}
      name={name}
      label={label}
      defaultValue={state.values[name] ?? value}
      errors={state.errors[name]}
      inputMode="numeric"
      className="tabular"
    />
  );
}

/** A colour as a small round; its name stands beside it. */
function Swatch({ colour }: { colour: string }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden className="shrink-0">
      <circle cx="10" cy="10" r="9" fill={colour} stroke="currentColor" strokeOpacity="0.4" />
    </svg>
  );
}

/** Which picture shows a value. */
function Pictures({ page, state }: { page: GoodsVariantsPage; state: FormState }) {
  if (page.pictures.length === 0) return null;
  return (
    <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-title">{page.labels.pictures}</legend>
      {page.pictures.map(({ name, label, value, options }) => (
        <Select
          key={name}
          formId={formId}
          name={name}
          label={label}
          options={options}
          defaultValue={state.values[name] ?? value}
        />
      ))}
    </fieldset>
  );
}
