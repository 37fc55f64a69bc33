import { LinkButton } from "@haat/ui/primitives/button/button";

export interface ClosingBandProps {
  title: string;
  text: string;
  action: { href: string; label: string };
  second?: { href: string; label: string } | undefined;
}

/** The last word of a page: the one thing to do now. */
export function ClosingBand({ title, text, action, second }: ClosingBandProps) {
  return (
    <section aria-label={title} className="page">
      <div className="grid justify-items-center gap-5 rounded-sheet bg-accent-soft px-6 py-12 text-center">
        <h2 className="text-h1">{title}</h2>
        <p className="max-w-prose text-title text-balance text-muted">{text}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton href={action.href} size="large">
            {action.label}
          </LinkButton>
          {second && (
            <LinkButton href={second.href} size="large" variant="secondary">
              {second.label}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
