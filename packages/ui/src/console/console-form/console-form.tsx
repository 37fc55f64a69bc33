import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button/button";
import type { FieldErrors } from "../../primitives/field/field";
import { FormErrorSummary } from "../../primitives/form-error-summary/form-error-summary";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import type { RootProps } from "../../primitives/root-props/root-props";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import { ConsoleField, type ConsoleFieldData, type ConsoleFieldProps } from "./console-field";
import { useFold } from "./fold.hook";
import { FoldTitle } from "./fold-title";

/** Fields behind a word, which are sent with their form, open or not. */
export interface FoldedFields {
  label: string;
  fields: readonly ConsoleFieldData[];
  /** From the start, such as where one of them is answered. */
  isOpen: boolean;
}

export interface ConsoleFormProps
  extends RootProps<"form", "hidden">, Pick<ConsoleFieldProps, "PictureField"> {
  formId: string;
  /** In the order in which they are asked. */
  fields: readonly ConsoleFieldData[];
  /** What is rarely answered, behind a word below the others; open where something is wrong with an answer. */
  folded?: FoldedFields | undefined;
  action: string;
  /** What was typed before a refusal, by field name: it stands in place of the fields' own values. */
  values?: Record<string, string>;
  errors?: FieldErrors<string>;
  formErrors?: readonly string[];
  pending?: boolean;
  hidden?: HiddenValues | undefined;
  /** What the button does, where a form sends one of several. */
  submit?: { name: string; value: string } | undefined;
  /** `danger` where something is lost by it, `secondary` beside the main button of a page. */
  tone?: "primary" | "secondary" | "danger" | undefined;
  labels: { submit: string; errors: string };
  /** Between the fields and the button. */
  children?: ReactNode;
}

/**
 * A form of the console: fields that were declared as data, and one button.
 *
 * @use For a page of the console that is one form.
 * @avoid For forms of shoppers, which have components of their own.
 * @words Labels are nouns, hints are for what people get wrong; the button says what is kept: "Save the hours".
 * @accessibility Errors stand in a summary and at their fields; what was typed stays.
 */
export function ConsoleForm({
  formId,
  fields,
  folded,
  action,
  values,
  errors = {},
  formErrors,
  pending = false,
  hidden,
  submit,
  tone = "primary",
  labels,
  PictureField,
  children,
  className,
  ...rest
}: ConsoleFormProps) {
  const { Form } = useUi();
  const asked = { formId, values, errors, PictureField };
  const all = [...fields, ...(folded?.fields ?? [])];
  const names = Object.fromEntries(all.map(({ name, label }) => [name, label]));
  const hasFile = all.some(({ kind }) => kind === "picture");
  return (
    <Form
      data-slot="console-form"
      method="post"
      action={action}
      encType={hasFile ? "multipart/form-data" : undefined}
      noValidate
      className={clsx("grid grid-cols-1 gap-5", className)}
      {...rest}
    >
      <HiddenFields values={hidden} />
      <FormErrorSummary
        formId={formId}
        title={labels.errors}
        errors={errors}
        names={names}
        formErrors={formErrors}
      />
      <Fields {...asked} fields={fields} />
      {folded && (
        <Folded folded={folded} errors={errors}>
          <Fields {...asked} fields={folded.fields} />
        </Folded>
      )}
      {children}
      <Button size="large" wide variant={tone} pending={pending} name={submit?.name} value={submit?.value}>
        {labels.submit}
      </Button>
    </Form>
  );
}

interface FieldsProps extends Pick<ConsoleFormProps, "formId" | "fields" | "PictureField"> {
  values: ConsoleFormProps["values"];
  errors: FieldErrors<string>;
}

function Fields({ formId, fields, values, errors, PictureField }: FieldsProps) {
  const fieldOf = (field: ConsoleFieldData) => (
    <ConsoleField
      key={field.name}
      formId={formId}
      field={withTyped(field, values)}
      errors={errors[field.name]}
      PictureField={PictureField}
    />
  );
  return inPairs(fields).map(([one, other]) =>
    other ? (
      <div key={one.name} className="grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {fieldOf(one)}
        {fieldOf(other)}
      </div>
    ) : (
      fieldOf(one)
    ),
  );
}

type PairOfFields = [one: ConsoleFieldData, other?: ConsoleFieldData];

/** Two fields that are half as wide and follow one another, together; each other field by itself. */
function inPairs(fields: readonly ConsoleFieldData[]): PairOfFields[] {
  const pairs: PairOfFields[] = [];
  for (const field of fields) {
    const last = pairs.at(-1);
    if (field.half && last?.length === 1 && last[0].half) last.push(field);
    else pairs.push([field]);
  }
  return pairs;
}

interface FoldedProps {
  folded: FoldedFields;
  errors: FieldErrors<string>;
  children: ReactNode;
}

function Folded({ folded: { label, fields, isOpen }, errors, children }: FoldedProps) {
  const isWrong = fields.some(({ name }) => errors[name]);
  const fold = useFold(isOpen, isWrong ? errors : undefined);
  return (
    <details data-slot="folded-fields" {...fold} className="group panel">
      <FoldTitle>{label}</FoldTitle>
      <div className="grid grid-cols-1 gap-5 px-4 pb-4">{children}</div>
    </details>
  );
}

/** What was typed and is no colour stays to be mended: a browser's picker would show black in its place. */
const isNoColour = (typed: string | undefined) => typed !== undefined && !/^#[0-9a-f]{6}$/i.test(typed);

/** A field as it was typed before a refusal. */
export function withTyped(
  field: ConsoleFieldData,
  values: ConsoleFormProps["values"] = {},
): ConsoleFieldData {
  const typed = <Field extends { name: string; value?: string | undefined }>(each: Field): Field => ({
    ...each,
    value: values[each.name] ?? each.value,
  });
  if (field.kind === "ticks") return { ...field, ticks: field.ticks.map(typed) };
  if (field.kind === "text" && field.type === "color" && isNoColour(values[field.name]))
    return { ...typed(field), type: "text" };
  return typed(field);
}
