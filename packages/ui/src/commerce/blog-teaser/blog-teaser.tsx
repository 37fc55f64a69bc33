import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Picture } from "../../primitives/picture/picture";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface BlogTeaserProps extends RootProps<"article"> {
  title: string;
  /** The first sentence or two. */
  text: string;
  /** The day as it is read, such as "2 March 2026". */
  date: string;
  /** The same day for machines: `YYYY-MM-DD`. */
  dateTime: string;
  /** How long it takes to read, in words. */
  readingTime?: string | undefined;
  /** Path below `/media/`; empty keeps the room. */
  picture?: string | undefined;
  /** A drawing 16 by 9, in place of the picture. */
  art?: ReactNode;
  href: string;
  headingLevel?: "h2" | "h3";
}

/**
 * An article in short; the whole card is one link.
 *
 * @use For an article in a list of articles.
 * @avoid For products or shops (`ProductCard`, `StoreCard`).
 * @accessibility One link, whose name is the title.
 */
export function BlogTeaser(props: BlogTeaserProps) {
  const { title, text, date, dateTime, readingTime, href, headingLevel, className, ...rest } = props;
  const { picture = "", art, ...root } = rest;
  const Heading = headingLevel ?? "h3";
  const { Link } = useUi();
  return (
    <article
      data-slot="blog-teaser"
      className={clsx(
        "panel group relative flex h-full flex-col overflow-hidden hover:border-link",
        className,
      )}
      {...root}
    >
      {art ?? (
        <Picture
          src={picture}
          alt=""
          width={640}
          height={360}
          sizes="(min-width: 1024px) 380px, 100vw"
          className="aspect-video object-cover"
        />
      )}
      <div className="flex flex-1 flex-col gap-2 p-5">
        <Heading className="text-title">
          <Link href={href} className="after:absolute after:inset-0 after:rounded-card group-hover:text-link">
            {title}
          </Link>
        </Heading>
        <p className="line-clamp-3 text-muted">{text}</p>
        <p className="mt-auto flex flex-wrap gap-x-2 pt-2 text-small text-muted">
          <time dateTime={dateTime}>{date}</time>
          {readingTime && (
            <>
              <span aria-hidden="true">·</span>
              <span>{readingTime}</span>
            </>
          )}
        </p>
      </div>
    </article>
  );
}
