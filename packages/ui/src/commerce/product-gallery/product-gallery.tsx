import { clsx } from "clsx";
import { Icon } from "../../primitives/icon/icon";
import { Picture } from "../../primitives/picture/picture";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface GalleryPicture {
  src: string;
  /** What it shows, such as "Cotton sari, 2 of 4". */
  alt: string;
  /** The product's page with this picture shown large. */
  href: string;
}

export interface ProductGalleryProps extends RootProps<"div"> {
  /** All of the product's pictures in order; one alone has no row of small ones. */
  pictures: readonly GalleryPicture[];
  /** Index of the one shown large. */
  selected: number;
  /** Which one it is, such as "2 / 5"; the picture's own words say it to who does not see it. */
  position?: string | undefined;
  labels: { pictures: string };
}

/**
 * One large picture in the shop's own ratio, whole, and the others as links that make them the large one; no script
 * needed. On a phone they stand beside it, so that what the product costs is on the first screen, too.
 *
 * @use Once on a product's page.
 * @avoid For one picture in a text (`Picture`).
 * @accessibility Small ones are links with a name each, in lite mode signs; the large one has the product's name as `alt`.
 */
export function ProductGallery({
  pictures,
  selected,
  position,
  labels,
  className,
  ...rest
}: ProductGalleryProps) {
  const main = pictures[selected] ?? pictures[0];
  return (
    <div
      data-slot="product-gallery"
      className={clsx(
        "grid min-w-0 grid-cols-1 content-start gap-3",
        // On a phone as high as leaves the choices below it in view; the small ones fill the rest of its line.
        pictures.length > 1 &&
          "max-sm:grid-cols-[minmax(0,calc(max(12rem,34svh)*var(--card-ratio)))_minmax(3rem,1fr)] max-sm:gap-2",
        className,
      )}
      {...rest}
    >
      <div className="relative self-start overflow-hidden rounded-card">
        <Picture
          src={main?.src ?? ""}
          alt={main?.alt ?? ""}
          sizes="(min-width: 1024px) 560px, (min-width: 768px) 50vw, 100vw"
          priority="high"
          lite="onTap"
          className={clsx(
            "product-picture w-full",
            // Alone it has the whole line.
            pictures.length > 1 || "max-sm:aspect-4/3 max-sm:max-h-[max(12rem,34svh)]",
          )}
        />
        {position && pictures.length > 1 && (
          <span
            aria-hidden="true"
            className="tabular pointer-events-none absolute end-3 bottom-3 z-10 rounded-pill bg-surface-raised px-3 py-1 text-caption font-semibold"
          >
            {position}
          </span>
        )}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} selected={selected} labels={labels} />}
    </div>
  );
}

function Thumbnails({
  pictures,
  selected,
  labels,
}: Pick<ProductGalleryProps, "pictures" | "selected" | "labels">) {
  const { Link, pictureOnTap } = useUi();
  return (
    <nav aria-label={labels.pictures} className="max-sm:relative">
      <ul className="scroll-row -m-1 gap-2 p-1 max-sm:absolute max-sm:inset-0 max-sm:grid max-sm:grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] max-sm:content-start max-sm:overflow-x-hidden max-sm:overflow-y-auto">
        {pictures.map((picture, index) => (
          <li key={picture.href}>
            <Link
              href={picture.href}
              data-keep-scroll=""
              aria-current={index === selected ? "true" : undefined}
              className={clsx(
                "block overflow-hidden sm:w-18 rounded-control border-2",
                index === selected ? "border-link" : "border-transparent hover:border-border-control",
              )}
            >
              {pictureOnTap === undefined ? (
                <Picture
                  src={picture.src}
                  alt={picture.alt}
                  sizes="72px"
                  className="product-picture w-full"
                />
              ) : (
                <span className="flex aspect-(--card-ratio) items-center justify-center bg-skeleton text-muted">
                  <Icon name="picture" />
                  <span className="sr-only">{picture.alt}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
