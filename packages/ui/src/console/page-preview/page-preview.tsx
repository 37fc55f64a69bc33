import { clsx } from "clsx";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface PagePreviewProps extends RootProps<"figure", "title" | "children"> {
  /** Below the frame, and spoken for it. */
  title: string;
  /** The page that is shown. */
  src: string;
  /** A phone's window, 360 by 640 px, or a desk's, 1280 by 800 px; drawn smaller, a desk's smaller still where there is less room. */
  size: "phone" | "desk";
  /** The way to the same page in a window of its own. */
  openLabel: string;
}

const sizes = {
  phone: { figure: "", box: "h-[512px] w-[288px]", page: "h-[640px] w-[360px] scale-[0.8]", caption: "" },
  desk: {
    figure: "@container w-[36rem]",
    box: "h-[180px] w-[288px] @min-[20rem]:h-[200px] @min-[20rem]:w-[320px] @min-[25rem]:h-[250px] @min-[25rem]:w-[400px] @min-[32rem]:h-[320px] @min-[32rem]:w-[512px] @min-[36rem]:h-[360px] @min-[36rem]:w-[576px]",
    page: "h-[800px] w-[1280px] scale-[0.225] @min-[20rem]:scale-[0.25] @min-[25rem]:scale-[0.3125] @min-[32rem]:scale-[0.4] @min-[36rem]:scale-[0.45]",
    caption:
      "w-[288px] @min-[20rem]:w-[320px] @min-[25rem]:w-[400px] @min-[32rem]:w-[512px] @min-[36rem]:w-[576px]",
  },
} as const;

/**
 * A real page in a window of its own width; it can be scrolled and tapped through, and runs no scripts.
 *
 * @use To show a real page while it is worked at.
 * @avoid In place of a link to it: give that, too.
 * @accessibility A frame with a name; its scripts do not run.
 */
export function PagePreview({ title, src, size, openLabel, className, ...rest }: PagePreviewProps) {
  const { figure, box, page, caption } = sizes[size];
  return (
    <figure
      data-slot="page-preview"
      className={clsx("grid max-w-full grid-cols-1 content-start gap-2", figure, className)}
      {...rest}
    >
      <div
        className={clsx(
          box,
          "relative overflow-hidden rounded-card border border-border-control bg-surface-sunken",
        )}
      >
        <iframe
          title={title}
          src={src}
          loading="lazy"
          // It leads the console nowhere, whatever is tapped in it; a browser that keeps nothing for frames runs no script wrong.
          sandbox="allow-same-origin allow-forms"
          className={clsx(page, "absolute start-0 top-0 origin-top-left")}
        />
      </div>
      <figcaption className={clsx("flex flex-wrap items-center justify-between gap-x-3 text-small", caption)}>
        <span className="font-semibold">{title}</span>
        <a
          href={src}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {openLabel}
        </a>
      </figcaption>
    </figure>
  );
}
