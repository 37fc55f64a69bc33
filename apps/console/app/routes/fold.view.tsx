import { Icon } from "@haat/ui/primitives/icon/icon";
import type { ReactNode } from "react";

export interface FoldProps {
  /** What is behind it. */
  label: string;
  isOpen: boolean;
  /** What is to be read, not filled in, stands open on paper. */
  isOpenOnPaper?: boolean;
  children: ReactNode;
}

/** What is asked for rarely, behind a word: what matters more is in sight. Its fields are sent with their form, open or not. */
export function Fold({ label, isOpen, isOpenOnPaper = false, children }: FoldProps) {
  return (
    <details open={isOpen || undefined} data-print={isOpenOnPaper ? "open" : undefined} className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 font-semibold text-link">
        {label}
        <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
