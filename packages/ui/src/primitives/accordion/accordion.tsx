import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon";
import type { RootProps } from "../root-props/root-props";

export interface AccordionItem {
  /** Unique on the page: the address of the answer (`#id`). */
  id: string;
  /** What is always seen: a few words, in the element of `headingLevel`. */
  title: string;
  /** What unfolds below the title. */
  content: ReactNode;
}

export interface AccordionProps extends RootProps<"div"> {
  /** Its questions or parts, in the order they are shown; one alone needs no accordion. */
  items: readonly AccordionItem[];
  /** `id` of the item that is open at first. */
  open?: string | undefined;
  /** Items of one name: opening one closes the other. A browser that does not know this leaves them open. */
  name?: string | undefined;
  /** The level of the titles in the page's order of headings. */
  headingLevel?: "h2" | "h3" | "h4";
}

/**
 * Titles that open to what is behind them. Native `<details>`: found by the browser's search, no JavaScript.
 *
 * @use Where a few of many parts are read: questions, terms, facts of a product.
 * @avoid For what everybody must read, or one part alone: say it on the page.
 * @words A title says so much that many need not open it: "Delivery: 2 to 3 days", not "More information".
 * @accessibility Each title is a `summary`; give titles the heading level that the page is at.
 */
export function Accordion({
  items,
  open,
  name,
  headingLevel: Heading = "h3",
  className,
  ...rest
}: AccordionProps) {
  return (
    <div
      data-slot="accordion"
      className={clsx("divide-y divide-border border-y border-border", className)}
      {...rest}
    >
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={name} open={id === open} className="group/item">
          <summary className="flex min-h-(--control) items-center justify-between gap-4 rounded-control py-3 hover:text-link">
            <Heading className="font-body text-body font-semibold tracking-normal">{title}</Heading>
            <Icon
              name="chevron-down"
              className="text-muted transition-transform duration-(--motion) group-open/item:rotate-180"
            />
          </summary>
          <div className="prose pe-9 pb-5 text-muted">{content}</div>
        </details>
      ))}
    </div>
  );
}
