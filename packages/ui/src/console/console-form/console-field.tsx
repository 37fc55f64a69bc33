import { clsx } from "clsx";
import type { ComponentType, ReactNode } from "react";
import { Checkbox } from "../../primitives/checkbox/checkbox";
import { controlProps, FieldErrorText, FieldHint, fieldId } from "../../primitives/field/field";
import { PhoneField } from "../../primitives/phone-field/phone-field";
import { Select, type SelectProps } from "../../primitives/select/select";
import { TextField } from "../../primitives/text-field/text-field";
import { Textarea } from "../../primitives/textarea/textarea";
import { CardsField, type CardOption } from "./cards-field";
import type { PictureFieldData, PictureFieldProps } from "./picture-field";

/** What every field of a form says of itself. */
interface AnyField {
  /** What it is sent under. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** What stands in it at first. */
  value?: string | undefined;
  /** The mark of a field that may stay empty. */
  optionalMark?: string | undefined;
  /** Half as wide where there is room: two that follow one another, such as a first and a last day, stand side by side. */
  half?: boolean | undefined;
  /** Shown only while a choice that reveals is chosen; always in a browser that knows no `:has()`. */
  revealed?: boolean | undefined;
}

/** One of several boxes to tick, with a name of its own. */
export interface TickOption extends AnyField {
  /** What it means; left out where its label says it all. */
  hint?: string;
  /** The language of the hint, where it is not the page's. */
  hintLang?: "bn" | "en" | undefined;
  /** A colour before its label: `#rrggbb`. */
  swatch?: string | undefined;
}

/** A field of a form, as plain data: what a loader can hand over. */
export type ConsoleFieldData =
  | (AnyField & {
      kind: "text";
      /** The language of what is typed, where it is not the page's. */
      lang?: "bn" | "en" | undefined;
      autoComplete?: string | undefined;
      maxLength?: number | undefined;
      /** The phone's own keyboard for it. */
      keypad?: "numeric" | "url" | undefined;
      /** A colour that is none is text, to be mended: a browser's picker shows colours alone. */
      type?: "text" | "date" | "search" | "color" | undefined;
    })
  | (AnyField & { kind: "lines"; lang?: "bn" | "en" | undefined; rows?: number; maxLength?: number })
  | (AnyField & { kind: "phone" })
  /** Whole taka, typed in either script. */
  | (AnyField & { kind: "taka" })
  | (AnyField & { kind: "select"; options: SelectProps["options"]; placeholder?: string })
  | (AnyField & {
      kind: "cards";
      options: readonly CardOption[];
      columns?: 1 | 2;
      /** The cards are behind a summary that says which one is chosen: for many that are rarely changed. */
      folded?: boolean;
    })
  | (AnyField & {
      kind: "tick";
      /** The form's `revealed` fields are shown only while it, or another that reveals, is ticked. */
      reveals?: boolean;
      /** Behind the label, a link and the rest of the sentence. */
      link?: { href: string; label: string; after: string } | undefined;
    })
  /** Boxes that belong together; each is sent under its own name, as "on". `name` is only for the group's id. */
  | (AnyField & {
      kind: "ticks";
      ticks: readonly TickOption[];
      /** Side by side, three of them from 640 px, where their words are short. */
      columns?: 1 | 2;
    })
  | (AnyField & PictureFieldData & { kind: "picture" });

export interface ConsoleFieldProps {
  formId: string;
  /** What is asked, as data: its `kind` says which control it is. */
  field: ConsoleFieldData;
  errors?: readonly string[] | undefined;
  /** For a field of the kind `picture`, which cannot do without it. */
  PictureField?: ComponentType<PictureFieldProps> | undefined;
}

/** One field of a form that was declared as data. */
export function ConsoleField(props: ConsoleFieldProps) {
  if (!props.field.revealed) return <AnyControl {...props} />;
  return (
    <div className="in-[form:not(:has([data-reveals]:checked))]:hidden">
      <AnyControl {...props} />
    </div>
  );
}

function AnyControl(props: ConsoleFieldProps) {
  const { field } = props;
  const { optionalMark, ...all } = commonProps(props);
  const common = { ...all, optionalMark };
  const { label, value } = field;
  switch (field.kind) {
    case "select":
      return (
        <Select {...common} options={field.options} placeholder={field.placeholder} defaultValue={value} />
      );
    case "cards":
      return (
        <CardsField
          {...all}
          options={field.options}
          columns={field.columns}
          folded={field.folded}
          defaultValue={value}
        />
      );
    case "tick":
      return (
        <Checkbox
          {...all}
          required={optionalMark === undefined}
          defaultChecked={value === "on"}
          data-reveals={field.reveals || undefined}
          label={tickLabel(label, field.link)}
        />
      );
    case "ticks":
      return <Ticks {...props} field={field} />;
    case "picture":
      if (!props.PictureField) throw new Error(`The form of ${field.name} was given no PictureField.`);
      return <props.PictureField {...common} field={field} />;
    default:
      return <TypedField {...common} field={field} />;
  }
}

const commonProps = ({ formId, field, errors }: ConsoleFieldProps) => ({
  formId,
  name: field.name,
  label: field.label,
  hint: field.hint,
  errors,
  optionalMark: field.optionalMark,
});

/** Several boxes under one heading. */
function Ticks({
  formId,
  field,
  errors = [],
}: ConsoleFieldProps & { field: Extract<ConsoleFieldData, { kind: "ticks" }> }) {
  const { name: group, hint: groupHint } = field;
  const id = fieldId(formId, group);
  const described = controlProps({ formId, name: group, hint: groupHint, errors });
  return (
    <fieldset
      id={id}
      data-slot="ticks"
      aria-describedby={described["aria-describedby"]}
      className="grid min-w-0 gap-2"
    >
      <legend className="mb-2 font-semibold">{field.label}</legend>
      <FieldHint id={id} hint={groupHint} />
      <FieldErrorText id={id} errors={errors} />
      <div className={clsx("grid gap-x-4 gap-y-2", field.columns === 2 && "grid-cols-2 sm:grid-cols-3")}>
        {field.ticks.map(({ name, value, ...words }) => (
          <Checkbox
            key={name}
            formId={formId}
            name={name}
            label={<TickWords {...words} />}
            defaultChecked={value === "on"}
          />
        ))}
      </div>
    </fieldset>
  );
}

function TickWords({
  label,
  hint,
  hintLang,
  swatch,
}: Pick<TickOption, "label" | "hint" | "hintLang" | "swatch">) {
  return (
    <span className="flex items-start gap-2">
      {swatch && (
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 shrink-0 text-border-control">
          <circle cx="12" cy="12" r="11" fill={swatch} stroke="currentColor" />
        </svg>
      )}
      <span className="min-w-0">
        <span className="font-semibold">{label}</span>
        {hint && (
          <span lang={hintLang} className="block text-small text-muted">
            {hint}
          </span>
        )}
      </span>
    </span>
  );
}

type TypedFieldData = Extract<ConsoleFieldData, { kind: "text" | "lines" | "phone" | "taka" }>;

/** A field to type in. */
function TypedField({ field, ...common }: ReturnType<typeof commonProps> & { field: TypedFieldData }) {
  const { label, value } = field;
  switch (field.kind) {
    case "text":
      return (
        <TextField
          {...common}
          type={field.type ?? "text"}
          lang={field.lang}
          defaultValue={value}
          autoComplete={field.autoComplete ?? "off"}
          maxLength={field.maxLength}
          inputMode={field.keypad}
          // A picker is its colour, to the edge of the field.
          className={clsx(field.type === "color" && "[&_input]:cursor-pointer [&_input]:p-1")}
        />
      );
    case "lines":
      return (
        <Textarea
          {...common}
          lang={field.lang}
          rows={field.rows ?? 4}
          defaultValue={value}
          maxLength={field.maxLength}
        />
      );
    case "phone":
      return <PhoneField {...common} defaultValue={value} autoComplete="tel" />;
    case "taka":
      return (
        <TextField
          {...common}
          label={`${label} (৳)`}
          defaultValue={value}
          inputMode="numeric"
          autoComplete="off"
          className="tabular"
        />
      );
  }
}

function tickLabel(
  label: string,
  link: { href: string; label: string; after: string } | undefined,
): ReactNode {
  if (!link) return label;
  return (
    <>
      {label} {/* What was typed stays as it is: the terms open beside it. */}
      <a href={link.href} target="_blank" rel="noreferrer" className="text-link underline underline-offset-4">
        {link.label}
      </a>{" "}
      {link.after}
    </>
  );
}
