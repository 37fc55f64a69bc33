import type { ComponentPropsWithoutRef, ElementType, HTMLAttributes } from "react";

/**
 * What every component takes beside its own props: `className`, which adds to its root's classes, and the root's native
 * attributes. `Own` names those that the component means otherwise. No `style`: a strict content security policy refuses
 * it. What stands inside is the component's own.
 */
export type RootProps<Root extends ElementType, Own extends string = never> = Omit<
  ComponentPropsWithoutRef<Root>,
  "children" | "dangerouslySetInnerHTML" | "style" | Own
>;

/** The same where the root is one element or another: what any element takes. */
export type AnyRootProps<Own extends string = never> = Omit<
  HTMLAttributes<Element>,
  "children" | "dangerouslySetInnerHTML" | "style" | Own
>;
