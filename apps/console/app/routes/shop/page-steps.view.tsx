import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";

export interface PageStepsProps {
  /** Where the pages before and behind this one are; none for what is not there. */
  steps: { previous?: string | undefined; next?: string | undefined };
  labels: { previous: string; next: string };
}

const linkLook = "inline-flex min-h-11 items-center text-link underline";

/** The ways to the pages before and behind a form's; nothing where there is one alone. */
export function PageSteps({ steps: { previous, next }, labels }: PageStepsProps) {
  const { Link } = useUi();
  if (!previous && !next) return null;
  return (
    <p className="flex justify-between gap-4">
      {previous && (
        <Link href={previous} rel="prev" className={linkLook}>
          {labels.previous}
        </Link>
      )}
      {next && (
        <Link href={next} rel="next" className={`ms-auto ${linkLook}`}>
          {labels.next}
        </Link>
      )}
    </p>
  );
}
