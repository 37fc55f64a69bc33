import { LinkButton } from "@haat/ui/primitives/button/button";

interface Way {
  href: string;
  label: string;
}

export interface DeskPapersProps {
  scan: Way;
  /** None where there is nothing to print. */
  print?: Way | undefined;
}

/** Printing what stands on the desk, and scanning a paper of it. */
export function DeskPapers({ scan, print }: DeskPapersProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {print && (
        <LinkButton href={print.href} icon="print" variant="secondary" size="small">
          {print.label}
        </LinkButton>
      )}
      <LinkButton href={scan.href} icon="search" variant="quiet" size="small">
        {scan.label}
      </LinkButton>
    </div>
  );
}
