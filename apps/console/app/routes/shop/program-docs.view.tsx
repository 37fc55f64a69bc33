import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";

export interface ProgramDocsProps {
  href: string;
  label: string;
}

/** Where who writes a program reads how: a page of the API's own, in English. */
export function ProgramDocs({ href, label }: ProgramDocsProps) {
  const { Link } = useUi();
  return (
    <p>
      <Link
        href={href}
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
      >
        {label}
      </Link>
    </p>
  );
}
