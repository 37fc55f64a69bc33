import type { ReactNode } from "react";

export interface SectionProps {
  title: string;
  lead?: string | undefined;
  /** Tells it apart for who links to it. */
  name: string;
  children: ReactNode;
}

/** A section of an order's page. */
export function Section({ title, lead, name, children }: SectionProps) {
  return (
    <section id={name} aria-label={title} data-slot={`order-${name}`} className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{title}</h2>
      {lead && <p className="max-w-prose text-muted">{lead}</p>}
      {children}
    </section>
  );
}
