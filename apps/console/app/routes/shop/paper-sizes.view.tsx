import { LinkButton } from "@haat/ui/primitives/button/button";

interface PaperSizesProps {
  /** What is printed: spoken after each size, which says alone how large the paper is. */
  title: string;
  /** The sizes of paper that it can be had on, each with its own page. */
  sizes: readonly { label: string; href: string }[];
}

/** The sizes of a paper, each opened beside the page that it was asked for on. */
export function PaperSizes({ title, sizes }: PaperSizesProps) {
  return (
    <div className="flex flex-wrap gap-2 *:max-xs:flex-auto *:max-xs:px-2">
      {sizes.map(({ label, href }) => (
        <LinkButton
          key={href}
          href={href}
          icon="print"
          variant="secondary"
          size="small"
          target="_blank"
          rel="noopener"
        >
          {label}
          <span className="sr-only"> {title}</span>
        </LinkButton>
      ))}
    </div>
  );
}
