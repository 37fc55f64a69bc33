import { useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useUi } from "../ui-provider/ui-provider";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A password leaves the page only when its form is sent. */
const isChecked = (target: Element): target is Control =>
  target.matches("input:not([type=password]), select, textarea");

/**
 * The errors of a field: those it was sent back with, until its value is changed and the field is left. Never while one
 * types, and not where the whole form is sent, by a button or by Enter: what is wrong then comes with its answer.
 */
export function useFieldCheck(sent: readonly string[] | undefined) {
  const { checkField } = useUi();
  const before = useRef("");
  const [seen, setSeen] = useState(sent);
  const [found, setFound] = useState<readonly string[]>();
  if (seen !== sent) {
    setSeen(sent);
    setFound(undefined);
  }
  if (!checkField) return { errors: sent, watch: undefined };
  const check = async (control: Control) => {
    const { name, value } = control;
    const errors = await checkField(name, value);
    if (errors && control.value === value) setFound(errors);
  };
  return {
    errors: found ?? sent,
    watch: {
      onFocus: ({ target }: FocusEvent<Element>) => {
        if (isChecked(target)) before.current = target.value;
      },
      onKeyDown: ({ key, target }: KeyboardEvent<Element>) => {
        if (key === "Enter" && isChecked(target as Element)) before.current = (target as Control).value;
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<Element>) => {
        const isSending = relatedTarget instanceof HTMLButtonElement;
        if (!isSending && isChecked(target) && target.value !== before.current) void check(target);
      },
    },
  };
}
