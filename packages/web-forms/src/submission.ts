import type { SubmissionResult } from "@conform-to/react";

/** What a form of the design system takes after a refusal. */
export interface FormState {
  /** What was typed, by field name. */
  values: Record<string, string>;
  errors: Record<string, string[]>;
  /** What is wrong with the form as a whole. */
  formErrors: string[];
}

const known = new WeakMap<object, FormState>();

/**
 * The adapter from conform's result to the design system's fields. Conform's own React part is not needed for it: the
 * fields are native and uncontrolled, and the server has the last word, so its 10 kB stay on the server.
 * One answer is one state however often the page is drawn: its summary takes the focus once.
 */
export function formState(result: SubmissionResult<string[]> | undefined): FormState {
  if (!result) return stateOf(result);
  const state = known.get(result) ?? stateOf(result);
  known.set(result, state);
  return state;
}

function stateOf(result: SubmissionResult<string[]> | undefined): FormState {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(result?.initialValue ?? {}))
    if (typeof value === "string") values[name] = value;
  const errors: Record<string, string[]> = {};
  for (const [name, texts] of Object.entries(result?.error ?? {})) if (texts) errors[name] = texts;
  const { "": formErrors = [], ...fieldErrors } = errors;
  return { values, errors: fieldErrors, formErrors };
}
