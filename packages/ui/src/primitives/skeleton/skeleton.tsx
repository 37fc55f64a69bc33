import { clsx } from "clsx";
import type { RootProps } from "../root-props/root-props";

/**
 * A silent stand-in of something on its way; `className` gives it the final size. Its room is there at once, it is seen
 * after 300 ms: what comes sooner does not flash.
 *
 * @use Where something may take longer than 300 ms and its size is known.
 * @avoid For what is drawn by the server: it is there at once.
 * @accessibility Silent; say once in words that something is on its way.
 */
export function Skeleton({ className, ...rest }: RootProps<"span">) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={clsx("late block rounded-control bg-skeleton", className)}
      {...rest}
    />
  );
}

/** A product card on its way, in its final size. */
export function ProductCardSkeleton({ className, ...rest }: RootProps<"span">) {
  return (
    <span
      data-slot="product-card-skeleton"
      aria-hidden="true"
      className={clsx("grid gap-2", className)}
      {...rest}
    >
      <Skeleton className="aspect-(--card-ratio) rounded-card" />
      <Skeleton className="mt-1 h-(--line-body)" />
      <Skeleton className="h-(--line-title) w-1/2" />
    </span>
  );
}
