import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A page of the foundations: what is shown, how it is meant, and the specimens. Documentation, and so in English. */
export function FoundationPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}) {
  return (
    <div lang="en" className="grid grid-cols-1 gap-10">
      <header className="grid max-w-prose gap-2">
        <h1 data-slot="foundation-title" className="text-h1">
          {title}
        </h1>
        <div className="text-muted">{intro}</div>
      </header>
      {children}
    </div>
  );
}

/** Specimens of one kind. */
export function FoundationSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid min-w-0 grid-cols-1 gap-4">
      <div className="grid max-w-prose gap-1">
        <h2 className="text-h3">{title}</h2>
        {text && <div className="text-small text-muted">{text}</div>}
      </div>
      {children}
    </section>
  );
}

/** The name of a token, as one writes it. */
export function TokenName({ children, className }: { children: ReactNode; className?: string }) {
  return <code className={clsx("text-caption break-all", className)}>{children}</code>;
}

/** A colour as itself, also where a system forces its own colours. */
export function Swatch({ colour, className }: { colour: string; className?: string }) {
  return (
    <svg
      data-slot="swatch"
      aria-hidden="true"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className={className}
    >
      <rect width="1" height="1" fill={colour} />
    </svg>
  );
}
