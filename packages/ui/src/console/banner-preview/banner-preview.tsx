import { clsx } from "clsx";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface BannerPreviewProps extends RootProps<"section", "title" | "children"> {
  title: string;
  /** The shop's colour that the pictures stand on: `#rrggbb`. */
  ground: string;
  /** Each frame with its proportions, and its picture: a path below `/media/` without a width, or another address. */
  frames: readonly { label: string; src: string; width: number; height: number }[];
}

/**
 * The pictures of a banner in their frames: whole, on the shop's colour where they have another shape.
 *
 * @use Where a seller chooses the pictures of a banner.
 * @avoid In shops (`BannerRow`).
 * @accessibility Each frame is a picture with a name: say for which width it is.
 */
export function BannerPreview({ title, ground, frames, className, ...rest }: BannerPreviewProps) {
  return (
    <section
      data-slot="banner-preview"
      aria-label={title}
      className={clsx("grid grid-cols-1 gap-4", className)}
      {...rest}
    >
      <h2 className="text-title">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">
        {frames.map(({ label, src, width, height }) => (
          <figure key={label} className="grid min-w-0 flex-[1_1_14rem] gap-2">
            <svg
              role="img"
              aria-label={label}
              viewBox={`0 0 ${width} ${height}`}
              className="w-full rounded-card border border-border"
            >
              <rect width={width} height={height} fill={ground} />
              <image
                href={src.startsWith("/media/") ? `${src}/640` : src}
                width={width}
                height={height}
                preserveAspectRatio="xMidYMid meet"
              />
            </svg>
            <figcaption className="text-small text-muted">{label}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
