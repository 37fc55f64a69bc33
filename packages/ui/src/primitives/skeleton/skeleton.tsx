import { clsx } from "clsx";

export interface SkeletonProps {
  /** Width and height of what comes, so that nothing moves then (ux.md 12). */
  className?: string;
}

/** A silent stand-in of something on its way; `className` gives it the final size. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={clsx("block rounded-control bg-skeleton", className)}
    />
  );
}

/** A product card on its way, in its final size (ux.md 12). */
export function ProductCardSkeleton() {
  return (
    <span data-slot="product-card-skeleton" aria-hidden="true" className="grid gap-2">
      <Skeleton className="aspect-(--card-ratio) rounded-card" />
      <Skeleton className="mt-1 h-(--line-body)" />
      <Skeleton className="h-(--line-title) w-1/2" />
    </span>
  );
}
