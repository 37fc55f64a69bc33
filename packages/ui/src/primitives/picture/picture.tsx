import { clsx } from "clsx";
import type { ComponentPropsWithoutRef, ReactElement } from "react";
import { Icon } from "../icon/icon";
import { useUi } from "../ui-provider/ui-provider";

/** Widths in px that the media server keeps of each picture, as far as most pictures need them. */
const widths = [160, 320, 640, 960] as const;
export type PictureWidth = (typeof widths)[number];
/** For wide screens that show two dots in the place of one. */
const wideWidths = [640, 960, 1280] as const;

export interface PictureProps extends Omit<
  ComponentPropsWithoutRef<"img">,
  "src" | "srcSet" | "sizes" | "width" | "height" | "loading" | "alt"
> {
  /** Path below `/media/` without a width; another address is used as it is. Empty: the box stays, empty. */
  src: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as the attribute `sizes`. */
  sizes: string;
  /** Those of the media server's widths, px, that it is ever laid out at: each is named in the markup. Default: all. */
  widths?: readonly PictureWidth[];
  /** Its width in px, with `height` the shape of the room it takes before it is there. Default: 640. */
  width?: number;
  /** Its height in px, with `width` the shape of the room it takes before it is there. Default: 640. */
  height?: number;
  /** Another picture in its place from a tablet's width on, 768 px, or the same one in larger widths. */
  wide?: { src: string; sizes: string; width: number; height: number } | undefined;
  /** Seen at once: not lazy. `high` on the one largest picture of a page, too. */
  priority?: "high" | "eager" | "lazy";
  /**
   * In lite mode: a picture that tells much has words to press in its place, one that only adorns is left out, so
   * that a grid has no column for it, and a small sign, such as a logo, is there as ever. Default: `hidden`.
   */
  lite?: "onTap" | "hidden" | "shown";
}

const srcSetOf = (src: string, steps: readonly number[] = widths) =>
  steps.map((step) => `${src}/${step} ${step}w`).join(", ");

/** Where a picture of the media server stands by itself, uncut and as large as it is kept. @param src its path below `/media/` */
export const wholePictureOf = (src: string) => `${src}/${widths.at(-1)}`;

/** An image with another picture in its place on wide screens, where there is one. */
function withWide(image: ReactElement, wide: PictureProps["wide"]): ReactElement {
  if (!wide) return image;
  const { src, sizes, width, height } = wide;
  const isMedia = src.startsWith("/media/");
  return (
    <picture className="contents">
      <source
        media="(min-width: 48rem)"
        // Else it would be an item of a grid that the image stands in.
        className="hidden"
        srcSet={isMedia ? srcSetOf(src, wideWidths) : src}
        sizes={isMedia ? sizes : undefined}
        width={width}
        height={height}
      />
      {image}
    </picture>
  );
}

/**
 * A picture in the width the screen needs; its room is kept, so that nothing jumps.
 *
 * @use For every photograph, with the widths that it is laid out at.
 * @avoid For drawings of the theme (`ArticleArt`) and signs (`Icon`).
 * @words `alt` tells what matters of it here: "Sari with a gold border, spread out". No "Picture of"; nothing where
 *   the name stands beside it.
 * @accessibility Give no `alt` where the name stands beside it: it would be read twice.
 */
export function Picture({
  src,
  sizes,
  width = 640,
  height = 640,
  priority = "lazy",
  lite = "hidden",
  wide,
  widths: steps,
  className,
  ...rest
}: PictureProps) {
  const { pictureOnTap } = useUi();
  const isMedia = src.startsWith("/media/");
  const shape = clsx("block bg-skeleton", className);
  if (pictureOnTap && lite === "hidden") return null;
  if (src === "") {
    return (
      <svg data-slot="picture" aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={shape} />
    );
  }
  // React 18 knows the attribute in lower case only.
  const fetchPriority = priority === "high" ? { fetchpriority: "high" } : {};
  const image = (shape: string) =>
    withWide(
      <img
        data-slot="picture"
        src={isMedia ? `${src}/640` : src}
        srcSet={isMedia ? srcSetOf(src, steps) : undefined}
        sizes={isMedia ? sizes : undefined}
        width={width}
        height={height}
        loading={priority === "lazy" || pictureOnTap ? "lazy" : "eager"}
        // The largest one is painted with the text around it, not a frame later.
        decoding={priority === "high" ? "sync" : undefined}
        className={shape}
        {...fetchPriority}
        {...rest}
      />,
      wide,
    );
  if (!pictureOnTap || lite === "shown") return image(shape);
  return (
    <details data-slot="picture-on-tap" className="group/fold relative z-10">
      <summary
        className={clsx(
          shape,
          "flex cursor-pointer items-center justify-center gap-2 p-2 text-center text-small text-muted group-open/fold:hidden",
        )}
      >
        <Icon name="picture" />
        {pictureOnTap}
      </summary>
      {/* A lazy picture is not asked for while it is not laid out: no script is needed. */}
      {image(clsx("hidden bg-skeleton group-open/fold:block", className))}
    </details>
  );
}
