import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

type Props = Record<string, unknown>;

/** The first element of `component` in what a story draws. */
function findElement(node: ReactNode, component: unknown): ReactElement<Props> | undefined {
  for (const child of Children.toArray(node)) {
    if (!isValidElement<Props>(child)) continue;
    const found =
      child.type === component ? child : findElement(child.props["children"] as ReactNode, component);
    if (found) return found;
  }
  return undefined;
}

const isPlain = (value: unknown): boolean =>
  value === null ||
  ["string", "number", "boolean"].includes(typeof value) ||
  (Array.isArray(value) && value.every(isPlain)) ||
  (typeof value === "object" && !isValidElement(value) && Object.values(value).every(isPlain));

/** The props a story gives its component, as far as a control can show them: what the controls start from. */
export function plainProps(drawn: ReactElement, component: unknown): Props {
  const { children, ...props } = findElement(drawn, component)?.props ?? {};
  const entries = Object.entries({ ...props, ...(typeof children === "string" && { children }) });
  return Object.fromEntries(entries.filter(([, value]) => isPlain(value)));
}

/** Objects that came from another window are never the same ones: what counts is what they hold. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === "object" && typeof other === "object" && JSON.stringify(one) === JSON.stringify(other));

/** What someone set in the controls; the rest comes from the story, in the language of the toolbar. */
export function changedArgs(args: Props, initial: Props): Props {
  return Object.fromEntries(Object.entries(args).filter(([name, value]) => !isSame(value, initial[name])));
}

/** What the story draws, its component with the props that the controls changed. */
export function withArgs(drawn: ReactElement, component: unknown, args: Props): ReactElement {
  if (Object.keys(args).length === 0) return drawn;
  const replace = (node: ReactNode): ReactNode => {
    const replaced = Children.map(node, (child): ReactNode => {
      if (!isValidElement<Props>(child)) return child;
      if (child.type === component) return cloneElement(child, args);
      return findElement(child, component)
        ? cloneElement(child, {}, replace(child.props["children"] as ReactNode))
        : child;
    });
    // What stands alone stays alone: some components take one child, and not a list of one.
    return replaced?.length === 1 ? replaced[0] : replaced;
  };
  return drawn.type === component
    ? cloneElement(drawn as ReactElement<Props>, args)
    : cloneElement(
        drawn as ReactElement<Props>,
        {},
        replace((drawn as ReactElement<Props>).props["children"] as ReactNode),
      );
}
