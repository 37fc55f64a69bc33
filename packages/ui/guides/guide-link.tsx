import type { ReactNode } from "react";

/**
 * A link from a guide to another page of this documentation.
 * @param to such as `docs/primitives-button--docs`, or `story/…` for a story alone
 */
export function GuideLink({ to, children }: { to: string; children: ReactNode }) {
  // A guide stands in a frame of its own: the whole window goes there.
  return (
    <a href={`./?path=/${to}`} target="_parent">
      {children}
    </a>
  );
}
