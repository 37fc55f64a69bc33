import { clsx } from "clsx";
import { LinkButton } from "../../primitives/button/button";
import { Picture } from "../../primitives/picture/picture";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface ShopTextProps extends RootProps<"section", "title" | "children"> {
  /** Of the heading. */
  id: string;
  title?: string | undefined;
  /** Lines apart as they were written. */
  text: string;
  /** Composed for a frame of 3 : 2; one of another shape is shown whole. */
  picture?: string | undefined;
  /** Where it leads; without it there is no button. */
  href?: string | undefined;
  /** What the button says. */
  action: string;
}

/**
 * Something that a shop tells on its first page, with a picture beside it where it has one.
 *
 * @use For a paragraph of a shop on its first page.
 * @avoid For policies (`Prose` on a page of their own).
 * @accessibility Its title is a heading; the picture is silent, so say nothing in it alone.
 */
export function ShopText({ id, title, text, picture, href, action, className, ...rest }: ShopTextProps) {
  // In lite mode the picture is left out, and so is its room.
  const isBeside = !useUi().pictureOnTap && picture !== undefined && picture !== "";
  return (
    <section
      data-slot="shop-text"
      aria-labelledby={title ? id : undefined}
      className={clsx(
        "grid min-w-0 grid-cols-1 items-center gap-6",
        isBeside && "md:grid-cols-2 md:gap-10",
        className,
      )}
      {...rest}
    >
      {isBeside && (
        <Picture
          src={picture}
          alt=""
          width={960}
          height={640}
          sizes="(min-width: 768px) 50vw, 100vw"
          className="aspect-3/2 w-full rounded-sheet bg-accent-soft! object-contain"
        />
      )}
      <div className="grid content-center justify-items-start gap-3">
        {title && (
          <h2 id={id} className="text-h2">
            {title}
          </h2>
        )}
        <p className="max-w-prose whitespace-pre-line text-muted">{text}</p>
        {href && (
          <LinkButton href={href} variant="secondary">
            {action}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
