import { Icon, type IconName } from "@haat/ui/primitives/icon/icon";
import type { PageLink } from "./text-block";

export interface LinkChipsProps {
  /** What the links have in common; it names them as a whole. */
  title: string;
  links: readonly PageLink[];
  icon?: IconName;
  isCentred?: boolean;
}

/** Short links side by side; nothing where there are none. */
export function LinkChips({ title, links, icon, isCentred = false }: LinkChipsProps) {
  if (links.length === 0) return null;
  return (
    <nav
      aria-label={title}
      className={isCentred ? "grid justify-items-center gap-3" : "flex flex-wrap items-center gap-2"}
    >
      <p className={isCentred ? "font-semibold" : "text-small text-muted"}>{title}</p>
      <ul className={`flex flex-wrap gap-2 ${isCentred ? "justify-center" : ""}`}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center gap-1.5 rounded-pill border border-border-control bg-surface-raised px-4 text-small font-semibold hover:border-link hover:text-link"
            >
              {icon && <Icon name={icon} size={16} className="text-muted" />}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
