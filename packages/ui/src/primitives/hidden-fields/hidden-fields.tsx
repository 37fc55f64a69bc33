/** Fields that a form carries unseen, such as a token or a return path; several values under one name are a list. */
export type HiddenValues = Readonly<Record<string, string | readonly string[]>>;

/** One hidden input for each value. */
export function HiddenFields({ values }: { values: HiddenValues | undefined }) {
  return values
    ? Object.entries(values)
        .flatMap(([name, each]) =>
          (typeof each === "string" ? [each] : each).map((value) => ({ name, value })),
        )
        .map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
    : null;
}

export interface DefaultSubmitProps {
  /** Name of the form's buttons. */
  name?: string;
  /** What Enter means. */
  value: string;
}

/**
 * First in a form with several submit buttons: what Enter in a field does, with and without JavaScript. A browser
 * presses a form's first submit button, so it stands there unseen, out of the order of focus and of speech.
 */
export function DefaultSubmit({ name = "intent", value }: DefaultSubmitProps) {
  return (
    <button
      type="submit"
      data-slot="default-submit"
      name={name}
      value={value}
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    />
  );
}
