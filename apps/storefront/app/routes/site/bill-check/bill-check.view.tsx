import { Icon, type IconName } from "@haat/ui/primitives/icon/icon";
import { clsx } from "clsx";
import type { PageLink } from "../../../shell/text-block";

export interface BillCheckViewProps {
  title: string;
  lead: string;
  tone: "success" | "warning" | "danger";
  icon: IconName;
  /** What the order is; none where the paper is not confirmed. */
  facts: readonly { label: string; text: string; isStrong: boolean }[];
  links: readonly PageLink[];
}

const grounds = {
  success: "bg-success-soft text-on-success-soft",
  warning: "bg-warning-soft text-on-warning-soft",
  danger: "bg-danger-soft text-on-danger-soft",
};

/** What a paper of an order comes to: said in words and by a sign first, then what is to be compared. */
export function BillCheckView({ title, lead, tone, icon, facts, links }: BillCheckViewProps) {
  return (
    <div className="page py-8 md:py-14">
      <div className="mx-auto grid max-w-form grid-cols-1 gap-6">
        <header
          className={clsx(
            "grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-card p-5",
            grounds[tone],
          )}
        >
          <span className="row-span-2 grid size-11 place-items-center rounded-pill bg-surface">
            <Icon name={icon} />
          </span>
          <h1 className="text-h2">{title}</h1>
          <p>{lead}</p>
        </header>
        {facts.length > 0 && (
          <dl className="panel divide-y divide-border">
            {facts.map(({ label, text, isStrong }) => (
              <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 p-4">
                <dt className="text-muted">{label}</dt>
                <dd className={clsx("wrap-anywhere", isStrong ? "text-h2" : "font-semibold")}>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {links.length > 0 && (
          <ul className="grid gap-1">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
