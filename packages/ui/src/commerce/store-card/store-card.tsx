import { clsx } from "clsx";
import { Badge } from "../../primitives/badge/badge";
import { Icon, type IconName } from "../../primitives/icon/icon";
import { Logo } from "../../primitives/logo/logo";
import { Picture } from "../../primitives/picture/picture";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** What a shop does for a certain place, in words. */
export interface StoreDelivery {
  /** What delivery costs there, or that the goods can only be picked up. */
  terms: string;
  isPickUpOnly: boolean;
  /** From which amount it costs nothing. */
  freeFrom?: string | undefined;
  /** When it comes. */
  time?: string | undefined;
  /** What is not brought there. */
  limits?: string | undefined;
}

export interface StoreCardProps extends RootProps<"article"> {
  href: string;
  title: string;
  /** What the shop says of itself, in a line or two. */
  tagline: string;
  /** What it deals in, such as "Groceries". */
  category: string;
  /** Where it is at home. */
  city: string;
  /** How many products, in words. */
  products: string;
  /** Where it delivers, such as "Delivers all over Bangladesh". */
  coverage?: string | undefined;
  /** Instead, where the place of the reader is known. */
  delivery?: StoreDelivery | undefined;
  /** That the shop is in that place itself, such as "In Mirpur". */
  nearby?: string | undefined;
  /** Path below `/media/`, without a width. Default: the initials stand. */
  logo?: string | undefined;
  /** Pictures of what it sells, paths below `/media/` without a width: for a card of a whole row, or of half of one. */
  goods?: readonly string[] | undefined;
  /** The row is its own: from 768 px its goods stand beside its words. Default: below them. */
  isAlone?: boolean;
  /** One or two letters, where there is no logo. */
  initials: string;
  /** The shop's own accent as a hexadecimal colour (`createTheme(…).properties.light.accent`). */
  colour: string;
  /** The text on it (`on-accent`). */
  onColour: string;
  headingLevel?: "h2" | "h3";
}

/**
 * A shop in the store finder; the whole card is one link, the stripe wears the shop's colour.
 *
 * @use For a shop in the store finder.
 * @avoid For products.
 * @accessibility One link with the shop's name; the stripe of colour is silent.
 */
export function StoreCard(props: StoreCardProps) {
  const {
    href,
    title,
    tagline,
    category,
    city,
    products,
    coverage,
    delivery,
    nearby,
    logo,
    goods = [],
    isAlone = false,
    initials,
    colour,
    onColour,
    headingLevel: Heading = "h3",
    className,
    ...rest
  } = props;
  const { Link, pictureOnTap } = useUi();
  // Pictures that only adorn are left out in lite mode, and so is their room.
  const shown = pictureOnTap ? [] : goods;
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
      <div
        className={clsx("grid flex-1 grid-cols-1 gap-5 p-5", isAlone && shown[0] && "md:grid-cols-[2fr_3fr]")}
      >
        <div className="flex min-w-0 flex-col gap-3">
          <div className="flex items-center gap-3">
            <Logo src={logo} initials={initials} colours={{ fill: colour, text: onColour }} size="large" />
            <div className="min-w-0">
              <Heading className="text-title">
                <Link href={href} className="after:absolute after:inset-0 group-hover:text-link">
                  {title}
                </Link>
              </Heading>
              <Trade category={category} nearby={nearby} />
            </div>
          </div>
          <p className="line-clamp-2">{tagline}</p>
          <Facts city={city} products={products} coverage={coverage} />
          {delivery && <Delivery {...delivery} />}
        </div>
        {shown.length > 0 && <Goods pictures={shown} isAlone={isAlone} />}
      </div>
    </article>
  );
}

function Trade({ category, nearby }: Pick<StoreCardProps, "category" | "nearby">) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
      {category}
      {nearby && (
        <Badge tone="success">
          <Icon name="pin" size={14} />
          {nearby}
        </Badge>
      )}
    </p>
  );
}

/** What it sells, in a row of three: silent, as the card is one link to all of it. */
function Goods({ pictures, isAlone }: { pictures: readonly string[]; isAlone: boolean }) {
  return (
    <div data-slot="store-goods" className="grid grid-cols-3 gap-2 self-center">
      {pictures.map((picture) => (
        <Picture
          key={picture}
          src={picture}
          alt=""
          width={320}
          height={320}
          widths={[160, 320, 640]}
          sizes={isAlone ? "(min-width: 768px) 220px, 29vw" : "(min-width: 640px) 180px, 29vw"}
          className="aspect-square w-full rounded-control object-cover"
        />
      ))}
    </div>
  );
}

function Facts({ city, products, coverage }: Pick<StoreCardProps, "city" | "products" | "coverage">) {
  return (
    <ul className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      <Fact icon="pin" wide>
        {city}
      </Fact>
      <Fact icon="package">{products}</Fact>
      {coverage && <Fact icon="truck">{coverage}</Fact>}
    </ul>
  );
}

/** The terms stand out: they are what the reader compares. */
function Delivery({ terms, isPickUpOnly, freeFrom, time, limits }: StoreDelivery) {
  return (
    <ul data-slot="store-delivery" className="grid gap-1 border-t border-border pt-3 text-small text-muted">
      <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex items-center gap-1.5 text-body font-semibold text-on-surface">
          <Icon name={isPickUpOnly ? "store" : "truck"} size={18} />
          {terms}
        </span>
        {freeFrom}
      </li>
      {time && <Fact icon="clock">{time}</Fact>}
      {limits && <Fact icon="info">{limits}</Fact>}
    </ul>
  );
}

/** @param wide it has a line of its own, so that all cards break at the same place */
function Fact({ icon, wide = false, children }: { icon: IconName; wide?: boolean; children: string }) {
  return (
    <li className={clsx("flex items-start gap-1.5", wide && "w-full")}>
      <Icon name={icon} size={16} className="mt-[0.2em]" />
      {children}
    </li>
  );
}
