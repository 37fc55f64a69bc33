import { Children, isValidElement, type ReactNode } from "react";

/** What Storybook writes in the place of every value called `current`, since a ref of React has one. */
const hidden = "'[Circular]'";

/** The values called `current` in the objects of what is drawn, in the order in which Storybook writes them down. */
function* hiddenIn(value: unknown): Generator<unknown> {
  if (isValidElement<Record<string, unknown>>(value)) {
    const { children, ...props } = value.props;
    for (const name of Object.keys(props).sort()) yield* hiddenIn(props[name]);
    for (const child of Children.toArray(children as ReactNode)) yield* hiddenIn(child);
  } else if (Array.isArray(value)) {
    for (const each of value) yield* hiddenIn(each);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, each] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      if (name === "current") yield each;
      else yield* hiddenIn(each);
  }
}

const written = (value: unknown) =>
  typeof value === "string" ? `'${value.replaceAll("'", String.raw`\'`)}'` : String(value);

/**
 * A story's source with the values that Storybook hides: which of some links is `current`, say. The source stays as it is
 * where they are not as many as what is hidden.
 * @param source JSX as Storybook writes it down
 * @param drawn what the story draws
 */
export function withHiddenValues(source: string, drawn: ReactNode): string {
  const values = [...hiddenIn(drawn)];
  const parts = source.split(hidden);
  if (parts.length - 1 !== values.length) return source;
  return parts.map((part, index) => (index === 0 ? part : written(values[index - 1]) + part)).join("");
}
