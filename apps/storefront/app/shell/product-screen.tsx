import { clsx } from "clsx";
import { Picture } from "@haat/ui/primitives/picture/picture";

/** A picture of the product as somebody saw it on a phone or a computer. */
export interface Screen {
  kind: "phone" | "desk";
  src: string;
  /** What it shows, in words. */
  alt: string;
  /** Of the file, in px. */
  width: number;
  height: number;
}

export interface ProductScreenProps {
  screen: Screen;
  /** Seen at once. */
  isFirst?: boolean;
  className?: string;
}

// In their files' shape, which what stands for a picture in lite mode has, too.
const shapes = {
  // Its corners are round in proportion, however small it is shown.
  phone: { frame: "rounded-[9%/4.5%] p-1", picture: "aspect-1/2 rounded-[9%/4.5%]" },
  desk: { frame: "rounded-control p-1", picture: "aspect-4/3 rounded-[4px]" },
};

/** A screen of the product in a plain frame, as wide as its place; its room is kept. */
export function ProductScreen({ screen, isFirst = false, className }: ProductScreenProps) {
  const { kind, src, alt, width, height } = screen;
  const { frame, picture } = shapes[kind];
  return (
    <div
      data-slot="product-screen"
      className={clsx("border border-border bg-surface-raised shadow-menu", frame, className)}
    >
      <Picture
        src={src}
        alt={alt}
        width={width}
        height={height}
        sizes={`${width}px`}
        priority={isFirst ? "eager" : "lazy"}
        lite="onTap"
        className={clsx("h-auto w-full", picture)}
      />
    </div>
  );
}

/** A computer's screen with a phone's before it. */
export function ScreenPair({ desk, phone }: { desk: Screen; phone: Screen }) {
  return (
    <div className="relative pe-6 pb-10">
      <ProductScreen screen={desk} isFirst />
      <ProductScreen screen={phone} isFirst className="absolute end-0 bottom-0 w-[30%]" />
    </div>
  );
}

/** A screen on a soft ground; a phone's goes on below its edge. */
export function ScreenPanel({ screen, className }: { screen: Screen; className?: string }) {
  return (
    <div
      className={clsx(
        "grid overflow-hidden rounded-sheet bg-accent-soft sm:aspect-[5/4]",
        screen.kind === "phone" ? "aspect-square items-start px-6 pt-6 md:pt-8" : "items-center p-4 md:p-8",
        className,
      )}
    >
      <ProductScreen
        screen={screen}
        className={screen.kind === "phone" ? "mx-auto w-56 md:w-64" : undefined}
      />
    </div>
  );
}
