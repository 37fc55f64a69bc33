import { clsx } from "clsx";
import { Icon, type IconName } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";
import { useUi } from "../../primitives/ui-provider/ui-provider";

export interface Feature {
  icon: IconName;
  title: string;
  text: string;
  /** Where the whole card leads; without it, it is only read. */
  href?: string | undefined;
}

export interface FeatureGridProps extends RootProps<"ul"> {
  /** Three to six things, each a sign, a few words and a sentence. */
  features: readonly Feature[];
  headingLevel?: "h2" | "h3";
}

/**
 * What there is, each with a sign, a title and a sentence: the sign beside the words on a phone, above them on wider screens.
 *
 * @use For three to six facts of one weight, or for as many ways from a page.
 * @avoid For steps (`Steps`) or for one that matters more.
 * @words A title says what one has of it, in up to five words, all of one form; the sentence says how.
 * @accessibility Titles are headings; the signs are silent.
 */
export function FeatureGrid({
  features,
  headingLevel: Heading = "h3",
  className,
  ...rest
}: FeatureGridProps) {
  const { Link } = useUi();
  return (
    <ul
      data-slot="feature-grid"
      className={clsx("grid gap-4 xs:grid-cols-2 md:grid-cols-3 md:gap-6", className)}
      {...rest}
    >
      {features.map(({ icon, title, text, href }) => (
        <li
          key={title}
          className={clsx(
            "panel flex gap-4 p-4 xs:flex-col xs:p-6",
            href && "card-link relative hover:border-link",
          )}
        >
          <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-on-accent-soft">
            <Icon name={icon} size={24} />
          </span>
          <div className="grid gap-1">
            <Heading className="text-title">
              {href ? (
                <Link href={href} className="after:absolute after:inset-0 hover:text-link">
                  {title}
                </Link>
              ) : (
                title
              )}
            </Heading>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
