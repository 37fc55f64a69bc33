import type { ReactNode } from "react";
import { Icon } from "../../primitives/icon/icon";

/** What opens a part of a page that is rarely needed: the `summary` of a `details` of the class `group`. */
export function FoldTitle({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-2 px-4 font-semibold text-link">
      {children}
      <Icon name="chevron-down" className="shrink-0 group-open:rotate-180" />
    </summary>
  );
}
