export interface RatingLineProps {
  /** The average and how many have rated it, and the page of what they say; nothing where nobody has. */
  rating: { href: string; text: string } | undefined;
}

/** What customers say of a product, in a line. Its page has no scripts: the link is a plain one. */
export function RatingLine({ rating }: RatingLineProps) {
  if (!rating) return null;
  return (
    <a href={rating.href} className="inline-flex min-h-11 items-center text-small text-link hover:underline">
      <span aria-hidden="true">★&nbsp;</span>
      {rating.text}
    </a>
  );
}
