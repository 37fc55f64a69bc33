import type { ReactNode } from "react";

export interface FormPageProps {
  /** The way to the page that this one belongs to, above the title. */
  above?: ReactNode;
  title: string;
  /** Why the form is there, in a sentence. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page that asks for one thing: narrow, one column. */
export function FormPage({ above, title, lead, children }: FormPageProps) {
  return (
    <div className="page py-8 sm:py-12">
      <div className="mx-auto grid max-w-form gap-6">
        <div>
          {above}
          <PageTop title={title} lead={lead} />
        </div>
        {children}
      </div>
    </div>
  );
}

/** A page's title, and why it is there. */
export function PageTop({ title, lead }: Pick<FormPageProps, "title" | "lead">) {
  return (
    <div className="grid gap-2">
      <h1 className="text-h1">{title}</h1>
      {lead && <p className="text-muted">{lead}</p>}
    </div>
  );
}
