import { clsx } from "clsx";
import { Icon, type IconName } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface FeatureGridProps extends RootProps<"ul"> {
  features: readonly { icon: IconName; title: string; text: string }[];
  headingLevel?: "h2" | "h3";
}

/**
 * What there is, each with a sign, a title and a sentence.
 *
 * @use For three to six facts of one weight.
 * @avoid For steps (`Steps`) or for one that matters more.
 * @accessibility Titles are headings; the signs are silent.
 */
export function FeatureGrid({
  features,
  headingLevel: Heading = "h3",
  className,
  ...rest
}: FeatureGridProps) {
  return (
    <ul
      data-slot="feature-grid"
      className={clsx("grid gap-4 xs:grid-cols-2 md:grid-cols-3 md:gap-6", className)}
      {...rest}
    >
      {features.map(({ icon, title, text }) => (
        <li key={title} className="panel grid content-start gap-3 p-6">
          <span className="grid size-11 place-items-center rounded-control bg-accent-soft text-on-accent-soft">
            <Icon name={icon} size={24} />
          </span>
          <Heading className="text-title">{title}</Heading>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
