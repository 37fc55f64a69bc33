import { Form } from "@remix-run/react";
import { Button } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { ListPageView, type ListPageData } from "../../list-page.view";
import { jobField } from "./admin-jobs.form";

export interface AdminJobsPage extends ListPageData {
  /** The jobs that can be tried again, and how. */
  again: { action: string; label: string; jobs: readonly string[] };
}

/** Work that is done later; what failed for good can be tried again. */
export function AdminJobsView({ page }: { page: AdminJobsPage }) {
  const { again, ...list } = page;
  const pending = usePendingForm().formData?.get(jobField);
  return (
    <ListPageView
      page={list}
      actions={({ id, title }) =>
        again.jobs.includes(id) && (
          <Form method="post" action={again.action}>
            <HiddenFields values={{ [jobField]: id }} />
            <Button variant="secondary" pending={pending === id}>
              {again.label}
              <span className="sr-only"> {title}</span>
            </Button>
          </Form>
        )
      }
    />
  );
}
