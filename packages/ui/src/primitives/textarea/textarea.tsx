import { useEffect, useRef, useState, type ComponentPropsWithoutRef } from "react";
import { inDigits, type Digits } from "../digits/digits";
import { Field, type FieldProps } from "../field/field";
import { useScripted } from "../scripted/scripted.hook";

/** How much is written, as a sentence the browser can keep up to date without a formatter. */
export interface TextareaCount {
  /** Such as `{n} of 100`, the fixed number already in the reader's digits. */
  template: string;
  /** What the count is written in. */
  digits: Digits;
  /** Stands there as long as no script counts, such as `At most 100 characters`. Default: the count of what was there at first. */
  limit?: string;
}

export type TextareaProps = FieldProps &
  Omit<
    ComponentPropsWithoutRef<"textarea">,
    keyof FieldProps | "id" | "required" | "children" | "defaultValue"
  > & {
    /** What stands in it at first. Default: nothing. */
    defaultValue?: string | undefined;
    /** How much is written, said below the field and kept up to date with JavaScript. */
    count?: TextareaCount | undefined;
  };

/** What a reader counts as characters: grapheme clusters, so that ক্ষ is one; the server's count is the rule. */
function countGraphemes(text: string): number {
  if (typeof Intl.Segmenter !== "function") return Array.from(text).length;
  return Array.from(new Intl.Segmenter("bn", { granularity: "grapheme" }).segment(text)).length;
}

function countText({ template, digits }: TextareaCount, text: string): string {
  return template.replace("{n}", inDigits(countGraphemes(text), digits));
}

/**
 * Several lines of text. No `maxLength`: a browser counts code units, the server counts what a reader sees.
 *
 * @use For words of more than a line: a message, a reason, a description.
 * @avoid For one line, since Enter makes a new one.
 * @words The label asks for one thing: "Why do you send it back?". The hint says what helps to answer and how much
 *   fits; an example never stands in the box.
 * @accessibility The limit is said in the hint and counted by the server as a reader counts.
 */
export function Textarea(props: TextareaProps) {
  const {
    formId,
    name,
    label,
    hint,
    errors,
    optionalMark,
    className,
    count,
    defaultValue = "",
    ...textarea
  } = props;
  // Where React takes a textarea over from the server it writes the text it is given over what was typed meanwhile.
  const isScripted = useScripted();
  const isTakingOver = !isScripted && typeof document !== "undefined";
  const [text, setText] = useState(defaultValue);
  const area = useRef<HTMLTextAreaElement>(null);
  // Something may have been written before there were scripts.
  useEffect(() => setText(area.current?.value ?? ""), []);
  return (
    <Field
      formId={formId}
      name={name}
      label={label}
      hint={hint}
      errors={errors}
      optionalMark={optionalMark}
      className={className}
    >
      {(control) => (
        <div className="grid gap-1">
          <textarea
            ref={area}
            data-slot="textarea"
            rows={3}
            className="control block resize-y py-2"
            defaultValue={isTakingOver ? undefined : defaultValue}
            onInput={count && ((event) => setText(event.currentTarget.value))}
            {...textarea}
            {...control}
          />
          {count && (
            // An older browser splits conjuncts otherwise than the server; the text is right at the next key.
            <span
              data-slot="textarea-count"
              suppressHydrationWarning
              className="tabular justify-self-end text-caption text-muted"
            >
              {isScripted ? countText(count, text) : (count.limit ?? countText(count, text))}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
