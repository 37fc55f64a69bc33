import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface SiteSectionProps {
  /** Of the section, for links to it; its heading's is made of it. */
  id: string;
  title: string;
  /** A sentence below the heading. */
  text?: string | undefined;
  /** On the page's quieter ground. */
  isSunken?: boolean;
  /** The page's last part: its ground goes on into that of the foot. */
  isAtFoot?: boolean;
  /** A link behind the heading, such as to all of them. */
  link?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/** A part of a marketing page: heading, sentence, content, always with the same air around it. */
export function SiteSection({
  id,
  title,
  text,
  isSunken = false,
  isAtFoot = false,
  link,
  children,
}: SiteSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx(
        "scroll-mt-4",
        (isSunken || isAtFoot) && "bg-surface-sunken",
        isAtFoot && "-mb-(--section)",
      )}
    >
      <div className="page grid grid-cols-1 gap-8 py-(--section)">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
          <div className="grid gap-1">
            <h2 id={`${id}-heading`} className="text-h1">
              {title}
            </h2>
            {text && <p className="text-muted">{text}</p>}
          </div>
          {link && (
            <a
              href={link.href}
              className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
            >
              {link.label}
            </a>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
