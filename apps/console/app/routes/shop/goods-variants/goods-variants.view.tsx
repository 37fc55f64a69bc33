import type { SerializeFrom } from "@remix-run/node";
import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { Button } from "@haat/ui/primitives/button/button";
import { Checkbox } from "@haat/ui/primitives/checkbox/checkbox";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { Select } from "@haat/ui/primitives/select/select";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import { variantFields } from "./goods-variants.form";
import type { loader } from "./goods-variants.route";

type GoodsVariantsPage = SerializeFrom<typeof loader>;

const formId = "form";

/** The combinations of a product: what holds for all, and what differs. */
export function GoodsVariantsView({ page, state }: { page: GoodsVariantsPage; state: FormState }) {
  const { Form, Link } = useUi();
  const { title, lead, back, action, labels, steps } = page;
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
        <Variants page={page} state={state} />
        <Pictures page={page} state={state} />
        {labels.page && <p className="text-center text-small text-muted">{labels.page}</p>}
        <Button size="large" wide pending={isPending}>
          {labels.submit}
        </Button>
      </Form>
      {(steps.previous || steps.next) && (
        <p className="flex justify-between gap-4">
          {steps.previous && (
            <Link href={steps.previous} className="inline-flex min-h-11 items-center text-link underline">
              {labels.previous}
            </Link>
          )}
          {steps.next && (
            <Link href={steps.next} className="ms-auto inline-flex min-h-11 items-center text-link underline">
              {labels.next}
            </Link>
          )}
        </p>
      )}
    </ConsolePage>
  );
}

/** A fieldset for each: on a phone its price and its pieces stand side by side. */
function Variants({ page, state }: { page: GoodsVariantsPage; state: FormState }) {
  const { labels } = page;
  return (
    <ul data-slot="variants" className="panel divide-y divide-border">
      {page.rows.map(({ place, label, swatch, counted, ...row }) => {
        const [price, measure, measureUnit, stock, shown] = [
          variantFields.price(place),
          variantFields.measure(place),
          variantFields.measureUnit(place),
          variantFields.stock(place),
          variantFields.shown(place),
        ];
        const isRefused = state.values[variantFields.version] !== undefined;
        return (
          <li key={place} className="p-4">
            <fieldset className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
              <legend className="mb-2 flex items-center gap-2 font-semibold">
                {swatch && <Swatch colour={swatch} />}
                {label}
              </legend>
              <TextField
                formId={formId}
                name={price}
                label={labels.price}
                defaultValue={state.values[price] ?? row.price}
                errors={state.errors[price]}
                inputMode="numeric"
                className="tabular"
              />
              {counted === undefined ? (
                <TextField
                  formId={formId}
                  name={stock}
                  label={labels.stock}
                  defaultValue={state.values[stock] ?? row.stock}
                  errors={state.errors[stock]}
                  inputMode="numeric"
                  className="tabular"
                />
              ) : (
                <p className="grid content-start gap-1.5">
                  <span className="font-semibold">{labels.stock}</span>
                  <span className="tabular flex min-h-(--control) items-center">{counted}</span>
                </p>
              )}
              <TextField
                formId={formId}
                name={measure}
                label={labels.measure}
                defaultValue={state.values[measure] ?? row.measure}
                errors={state.errors[measure]}
                inputMode="numeric"
                className="tabular"
              />
              <Select
                formId={formId}
                name={measureUnit}
                label={labels.measureUnit}
                options={page.units}
                defaultValue={state.values[measureUnit] ?? row.measureUnit}
              />
              <div className="col-span-2 self-end sm:col-span-1">
                <Checkbox
                  formId={formId}
                  name={shown}
                  label={labels.shown}
                  defaultChecked={isRefused ? state.values[shown] === "on" : row.shown}
                />
              </div>
            </fieldset>
          </li>
        );
      })}
    </ul>
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
