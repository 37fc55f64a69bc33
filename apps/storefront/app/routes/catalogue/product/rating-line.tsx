import { clsx } from "clsx";

export interface RatingLineProps {
  /** The average and how many have rated it, and the page of what they say. */
  rating: { href: string; text: string };
  className?: string | undefined;
}

/** What customers say of a product, in a line. Its page has no scripts: the link is a plain one. */
export function RatingLine({ rating, className }: RatingLineProps) {
  return (
    <a
      href={rating.href}
      className={clsx("inline-flex min-h-11 items-center text-small text-link hover:underline", className)}
    >
      <span aria-hidden="true">★&nbsp;</span>
      {rating.text}
    </a>
  );
}
