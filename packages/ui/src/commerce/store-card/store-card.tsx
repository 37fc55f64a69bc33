import { clsx } from "clsx";
import { Icon } from "../../primitives/icon/icon";
import { Logo } from "../../primitives/logo/logo";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface StoreCardProps extends RootProps<"article"> {
  href: string;
  title: string;
  tagline: string;
  category: string;
  city: string;
  /** How many products, in words. */
  products: string;
  /** Where it delivers, such as "Delivers all over Bangladesh" (ux.md 113). */
  coverage?: string | undefined;
  logo?: string | undefined;
  initials: string;
  /** The shop's own accent as a hexadecimal colour (`createTheme(…).properties.light.accent`). */
  colour: string;
  /** The text on it (`on-accent`). */
  onColour: string;
  headingLevel?: "h2" | "h3";
}

/** A shop in the store finder; the whole card is one link, the stripe wears the shop's colour. */
export function StoreCard(props: StoreCardProps) {
  const {
    href,
    title,
    tagline,
    category,
    city,
    products,
    coverage,
    logo,
    initials,
    colour,
    onColour,
    headingLevel: Heading = "h3",
    className,
    ...rest
  } = props;
  const { Link } = useUi();
  return (
    <article
      data-slot="store-card"
      className={clsx(
        "panel card-link group relative flex h-full flex-col overflow-hidden transition-shadow duration-(--motion) hover:shadow-menu",
        className,
      )}
      {...rest}
    >
      <svg aria-hidden="true" className="h-2 w-full" preserveAspectRatio="none" viewBox="0 0 1 1">
        <rect width="1" height="1" fill={colour} />
      </svg>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex items-center gap-3">
          <Logo src={logo} initials={initials} colours={{ fill: colour, text: onColour }} size="large" />
          <div className="min-w-0">
            <Heading className="text-title">
              <Link href={href} className="after:absolute after:inset-0 group-hover:text-link">
                {title}
              </Link>
            </Heading>
            <p className="text-small text-muted">{category}</p>
          </div>
        </div>
        <p className="line-clamp-2">{tagline}</p>
        <Facts {...{ city, products, coverage }} />
      </div>
    </article>
  );
}

function Facts({ city, products, coverage }: Pick<StoreCardProps, "city" | "products" | "coverage">) {
  return (
    <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      <span className="flex items-center gap-1.5">
        <Icon name="pin" size={16} />
        {city}
      </span>
      <span className="flex items-center gap-1.5">
        <Icon name="package" size={16} />
        {products}
      </span>
      {coverage && (
        <span className="flex items-center gap-1.5">
          <Icon name="truck" size={16} />
          {coverage}
        </span>
      )}
    </p>
  );
}
