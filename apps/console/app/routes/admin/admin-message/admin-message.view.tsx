import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Icon } from "@haat/ui/primitives/icon/icon";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";

export interface AdminMessagePage extends FormPageData {
  rows: SummaryRow[];
  /** The way to who sent it; none where they did not say. */
  answer?: { href: string; label: string } | undefined;
}

/** A message to the platform above the form that says what has become of it. */
export function AdminMessageView({ page, state }: { page: AdminMessagePage; state: FormState }) {
  const { rows, answer, ...form } = page;
  return (
    <FormPageView
      page={form}
      state={state}
      before={
        <div className="grid grid-cols-1 gap-3">
          <SummaryList rows={rows} />
          {/* Not the router's: the browser hands it to the mail program. */}
          {answer && (
            <a
              href={answer.href}
              className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-link underline underline-offset-4"
            >
              <Icon name="mail" />
              {answer.label}
            </a>
          )}
        </div>
      }
    />
  );
}
