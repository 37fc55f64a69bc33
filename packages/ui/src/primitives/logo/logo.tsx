import { cva, type VariantProps } from "class-variance-authority";
import { Picture } from "../picture/picture";
import type { AnyRootProps } from "../root-props/root-props";

const looks = cva("shrink-0 overflow-hidden rounded-control", {
  variants: {
    size: { small: "size-9 text-body", normal: "size-11 text-title", large: "size-16 text-h2" },
  },
  defaultVariants: { size: "normal" },
});

/** Behind the initials. A picture has a ground of its own: a fill behind it would show as a line at its round corners. */
const fills = {
  page: "bg-accent text-on-accent",
  band: "bg-band-accent text-on-band-accent",
  list: "bg-accent-soft text-on-accent-soft",
};

export interface LogoProps extends VariantProps<typeof looks>, AnyRootProps {
  /** Path of the logo's picture; without one the initials stand. */
  src?: string | undefined;
  /** One or two letters: of the page's making, since a Bengali letter is more than one character. */
  initials: string;
  /**
   * Where it stands: on the page, on the header's band, or in a list of shops, where no initials call louder, and a picture
   * comes as it is scrolled to and has an edge on the list's ground.
   */
  ground?: keyof typeof fills;
  /** Of another shop than the page's: its fill and the text on it, as hexadecimal colours. */
  colours?: { fill: string; text: string } | undefined;
}

/**
 * A shop's sign, always beside its name in words, so it is silent.
 *
 * @use Beside a shop's name in headers, cards and invoices.
 * @avoid In place of the name.
 * @accessibility Silent, because the name stands beside it.
 */
export function Logo({ src, initials, size, ground = "page", colours, className, ...rest }: LogoProps) {
  if (src) {
    const isListed = ground === "list";
    return (
      <Picture
        src={src}
        alt=""
        width={64}
        height={64}
        sizes="64px"
        // A list has many, most of them out of sight.
        priority={isListed ? "lazy" : "eager"}
        lite="shown"
        className={looks({
          size,
          className: ["object-cover", isListed && "border border-border", className],
        })}
        {...rest}
      />
    );
  }
  if (colours) {
    // A drawing, since a strict content security policy forbids an inline style.
    return (
      <svg
        data-slot="logo"
        aria-hidden="true"
        viewBox="0 0 64 64"
        className={looks({ size, className })}
        {...rest}
      >
        <rect width="64" height="64" fill={colours.fill} />
        <text x="32" y="42" textAnchor="middle" fontSize="28" fontWeight="700" fill={colours.text}>
          {initials}
        </text>
      </svg>
    );
  }
  return (
    <span
      data-slot="logo"
      aria-hidden="true"
      className={looks({
        size,
        className: ["grid place-items-center font-bold", fills[ground], className],
      })}
      {...rest}
    >
      {initials}
    </span>
  );
}
