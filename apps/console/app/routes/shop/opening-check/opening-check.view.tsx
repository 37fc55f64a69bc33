import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { SummaryList, type SummaryListProps } from "@haat/ui/console/summary-list/summary-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";

export interface OpeningCheckPage extends FormPageData, Pick<SummaryListProps, "rows"> {
  /** What is left to do, where it cannot be sent yet. */
  open?: string | undefined;
}

/** All answers, and the button that sends them as soon as nothing is missing. */
export function OpeningCheckView({ page, state }: { page: OpeningCheckPage; state: FormState }) {
  const { rows, open, ...form } = page;
  const answers = <SummaryList rows={rows} />;
  if (open === undefined) return <FormPageView page={form} state={state} before={answers} />;
  const { title, lead, back } = form;
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      <InlineAlert tone="warning">{open}</InlineAlert>
      {answers}
      {back && (
        <LinkButton href={back.href} variant="secondary" size="large" wide>
          {back.label}
        </LinkButton>
      )}
    </ConsolePage>
  );
}
