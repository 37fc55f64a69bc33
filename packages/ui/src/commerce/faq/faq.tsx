import { clsx } from "clsx";
import { Icon } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface FaqEntry {
  /** Unique on the page: `#id` leads to the answer, and opens it in a browser of today. */
  id: string;
  question: string;
  /** Paragraphs in plain words. */
  answer: readonly string[];
}

export interface FaqProps extends RootProps<"section"> {
  /** Its questions with their answers, most asked first. */
  entries: readonly FaqEntry[];
  /** Heading of the group; without it the page has one of its own. */
  title?: string | undefined;
  /** Level of the title; the questions are one lower. */
  headingLevel?: "h2" | "h3";
  /** Id of the entry that is open at first. */
  open?: string | undefined;
}

/**
 * Questions that fold open, each by itself, with `<details>`: no script, and a search in the page finds the answers. They
 * are as wide as their place; an answer is no wider than reads well.
 *
 * @use For questions that were really asked.
 * @avoid For instructions in order (`Steps`).
 * @words The question is in the words of who asks: "How do I pay?". The answer begins with the answer; its reasons
 *   follow.
 * @accessibility Each question is a `summary` that the browser's own search opens.
 */
export function Faq({ entries, title, headingLevel = "h2", open, className, ...rest }: FaqProps) {
  const Heading = headingLevel;
  const Question = title === undefined ? headingLevel : headingLevel === "h2" ? "h3" : "h4";
  return (
    <section data-slot="faq" className={clsx("grid gap-3", className)} {...rest}>
      {title !== undefined && <Heading className="text-h2">{title}</Heading>}
      <div className="divide-y divide-border border-y border-border">
        {entries.map((entry) => (
          <details key={entry.id} data-slot="faq-entry" open={entry.id === open} className="group">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-link">
              <Question className="font-body text-title font-semibold tracking-normal">
                {entry.question}
              </Question>
              <Icon
                name="chevron-down"
                className="text-muted transition-transform duration-(--motion) group-open:rotate-180"
              />
            </summary>
            <div id={entry.id} className="grid max-w-prose scroll-mt-20 gap-3 pe-9 pb-5 text-muted">
              {entry.answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
