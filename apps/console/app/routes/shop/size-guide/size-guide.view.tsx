import { ConsoleField, type ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { SheetTable, type SheetTableProps } from "@haat/ui/console/sheet-table/sheet-table";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { IconButton } from "@haat/ui/primitives/icon-button/icon-button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";

/** A submit button that changes the shape of the table. */
interface ShapeButton {
  name: string;
  value: string;
  label: string;
}

/** The table of a size guide as it stands on the page. */
export interface SizeGuideEditor {
  /** Another one whenever the server shaped it: what was typed then stands where the table says. */
  stamp: string;
  columns: { legend: string; fields: ConsoleFieldData[]; remove?: ShapeButton | undefined }[];
  sheet: Pick<SheetTableProps, "label" | "columns" | "rows">;
  addColumn?: ShapeButton | undefined;
  addRow?: ShapeButton | undefined;
  words: { columns: string; columnsHint: string; sizes: string; sizesHint: string };
}

export interface SizeGuideForm extends FormPageData {
  save: { name: string; value: string };
  editor: SizeGuideEditor;
  /** The way to remove it; a new one has none. */
  removal?: { href: string; label: string } | undefined;
}

export interface SizeGuideFormViewProps {
  page: SizeGuideForm;
  state: FormState;
  /** The table as the last button left it. */
  shaped?: SizeGuideEditor | undefined;
}

const formId = "form";

/** A size guide of a shop: its name, how to measure, what is measured, and the sizes. */
export function SizeGuideFormView({ page, state, shaped }: SizeGuideFormViewProps) {
  const { save, editor, removal, ...form } = page;
  const shown = shaped ?? editor;
  return (
    <FormPageView
      page={{ ...form, submit: save }}
      state={state}
      inForm={
        <>
          {/* The Enter key presses the first button of a form. */}
          <button name={save.name} value={save.value} tabIndex={-1} aria-hidden className="sr-only">
            {form.labels.submit}
          </button>
          <Columns key={`columns ${shown.stamp}`} editor={shown} errors={state.errors} />
          <Sizes key={`sizes ${shown.stamp}`} editor={shown} errors={state.errors} />
        </>
      }
    >
      {removal && (
        <LinkButton href={removal.href} variant="secondary" wide>
          {removal.label}
        </LinkButton>
      )}
    </FormPageView>
  );
}

interface EditorProps {
  editor: SizeGuideEditor;
  errors: FormState["errors"];
}

/** What is measured, each with its two names and its unit. */
function Columns({ editor: { columns, addColumn, words }, errors }: EditorProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{words.columns}</h2>
      <p className="text-muted">{words.columnsHint}</p>
      {columns.map(({ legend, fields, remove }) => (
        <fieldset key={legend} className="min-w-0">
          <legend className="mb-1 text-small font-semibold">{legend}</legend>
          <div className="panel grid grid-cols-2 items-start gap-3 p-4 sm:grid-cols-[repeat(3,minmax(0,1fr))_auto] sm:gap-4">
            {fields.map((field) => (
              <ConsoleField key={field.name} formId={formId} field={field} errors={errors[field.name]} />
            ))}
            {remove && (
              <IconButton
                icon="trash"
                label={remove.label}
                name={remove.name}
                value={remove.value}
                className="self-end justify-self-end"
              />
            )}
          </div>
        </fieldset>
      ))}
      {addColumn && (
        <Button variant="secondary" wide name={addColumn.name} value={addColumn.value}>
          {addColumn.label}
        </Button>
      )}
    </div>
  );
}

/** The sizes, a row each. */
function Sizes({ editor: { sheet, addRow, words }, errors }: EditorProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{words.sizes}</h2>
      <p className="text-muted">{words.sizesHint}</p>
      <SheetTable
        formId={formId}
        label={sheet.label}
        columns={sheet.columns}
        rows={sheet.rows}
        errors={errors}
      />
      {addRow && (
        <Button variant="secondary" wide name={addRow.name} value={addRow.value}>
          {addRow.label}
        </Button>
      )}
    </div>
  );
}
