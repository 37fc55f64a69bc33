import { ConsoleField, type ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { Button } from "@haat/ui/primitives/button/button";
import { IconButton } from "@haat/ui/primitives/icon-button/icon-button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { factFields } from "./goods-facts.form";

/** A submit button that changes the rows on the page. */
interface ShapeButton {
  name: string;
  value: string;
  label: string;
}

/** The rows as they stand on the page. */
export interface FactsEditor {
  /** Another one whenever the server shaped them: what was typed then stands where they say. */
  stamp: string;
  rows: {
    legend: string;
    /** Name and value in the page's own language. */
    own: ConsoleFieldData[];
    /** The same in the other one. */
    other: { label: string; fields: ConsoleFieldData[] };
    remove: ShapeButton;
  }[];
  /** None where no row has room. */
  add?: ShapeButton | undefined;
}

export interface GoodsFactsViewProps {
  page: FormPageData & { save: { name: string; value: string }; editor: FactsEditor };
  state: FormState;
  /** The rows as the last button left them. */
  shaped?: FactsEditor | undefined;
}

const formId = "form";

/** The facts of a product. */
export function GoodsFactsView({ page, state, shaped }: GoodsFactsViewProps) {
  const { save, editor, ...form } = page;
  const shown = shaped ?? editor;
  const version = state.values[factFields.version];
  const hidden = { ...form.hidden, ...(version && { [factFields.version]: version }) };
  return (
    <FormPageView
      page={{ ...form, hidden, submit: save }}
      state={state}
      inForm={
        <>
          {/* The Enter key presses the first button of a form. */}
          <button name={save.name} value={save.value} tabIndex={-1} aria-hidden className="sr-only">
            {form.labels.submit}
          </button>
          <Rows key={shown.stamp} editor={shown} errors={state.errors} />
        </>
      }
    />
  );
}

interface RowsProps {
  editor: FactsEditor;
  errors: FormState["errors"];
}

function Rows({ editor: { rows, add }, errors }: RowsProps) {
  const field = (each: ConsoleFieldData) => (
    <ConsoleField key={each.name} formId={formId} field={each} errors={errors[each.name]} />
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      {rows.map(({ legend, own, other, remove }) => (
        <fieldset key={legend} data-slot="fact-row" className="panel grid min-w-0 gap-1 p-3">
          <legend className="sr-only">{legend}</legend>
          <div className="flex items-start gap-2">
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-3 sm:grid-cols-2">{own.map(field)}</div>
            <IconButton
              icon="trash"
              label={remove.label}
              name={remove.name}
              value={remove.value}
              className="mt-8"
            />
          </div>
          <details open={other.fields.some(({ name }) => errors[name])}>
            <summary className="min-h-11 cursor-pointer py-3 text-small font-semibold text-muted underline underline-offset-4">
              {other.label}
            </summary>
            <div className="grid min-w-0 grid-cols-1 gap-3 pe-13 pb-2 sm:grid-cols-2">
              {other.fields.map(field)}
            </div>
          </details>
        </fieldset>
      ))}
      {add && (
        <Button variant="secondary" wide name={add.name} value={add.value}>
          {add.label}
        </Button>
      )}
    </div>
  );
}
