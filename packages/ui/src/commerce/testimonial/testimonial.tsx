import { clsx } from "clsx";
import { Logo } from "../../primitives/logo/logo";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface TestimonialProps extends RootProps<"figure", "role"> {
  /** Their own words, without marks of quotation. */
  quote: string;
  /** The language of the words, where it is not the page's. */
  quoteLang?: "bn" | "en" | undefined;
  /** Who said it. */
  name: string;
  /** Who they are, such as "Sells saris in Tangail". */
  role: string;
  /** Path of a picture below `/media/`; without one the initials stand. */
  picture?: string | undefined;
  /** One or two letters. */
  initials: string;
}

/**
 * What someone says about the product, with a name to it.
 *
 * @use For words that somebody really said and agreed to see here.
 * @avoid For invented ones.
 * @words As it was said, shortened only with leave. The role says why this person knows: "Sells sweets in Bogura".
 * @accessibility A `figure` with a quotation; the name belongs to it.
 */
export function Testimonial({
  quote,
  quoteLang,
  name,
  role,
  picture,
  initials,
  className,
  ...rest
}: TestimonialProps) {
  return (
    <figure
      data-slot="testimonial"
      className={clsx("panel flex h-full flex-col gap-5 p-6", className)}
      {...rest}
    >
      <svg aria-hidden="true" viewBox="0 0 32 24" className="h-6 w-8 text-link" fill="currentColor">
        <path d="M0 24V13.500C0 6 4.500 1 12 0l1.500 4C9.500 5 7.500 7.500 7.500 11H13v13zm18 0V13.500C18 6 22.500 1 30 0l1.500 4c-4 1-6 3.500-6 7H31v13z" />
      </svg>
      <blockquote lang={quoteLang} className="flex-1 text-title">
        {quote}
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <Logo src={picture} initials={initials} className="rounded-pill" />
        <span className="min-w-0">
          <span className="block font-semibold">{name}</span>
          <span className="block text-small text-muted">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
