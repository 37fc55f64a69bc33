import { ConsoleForm } from "@haat/ui/console/console-form/console-form";
import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import { contentFormFields, contentIntents } from "./admin-content.form";
import type { ContentPreview } from "./content-preview";
import { ContentPreviewView } from "./content-preview.view";
import type { FormPageData } from "../../form-page.view";

/** A piece of content, as its loader hands it over. */
export interface AdminContentPage extends Pick<
  FormPageData,
  "title" | "back" | "fields" | "action" | "hidden" | "labels"
> {
  /** The button that shows what it will look like, and what stands above that. */
  preview: { label: string; title: string; link: string };
  /** None where it is not kept yet. */
  removal?: { href: string; label: string } | undefined;
}

/** A piece of content: its form, what it will look like when that is asked for, and the way to remove it. */
export function AdminContentView({
  page,
  state,
  preview,
}: {
  page: AdminContentPage;
  state: FormState;
  preview: ContentPreview | undefined;
}) {
  const { title, back, fields, action, hidden, labels, removal } = page;
  const isPending = usePendingForm().formAction === action;
  return (
    <ConsolePage title={title} back={back}>
      {preview && <ContentPreviewView title={page.preview.title} preview={preview} />}
      <ConsoleForm
        formId="form"
        fields={fields}
        action={action}
        hidden={hidden}
        labels={labels}
        submit={{ name: contentFormFields.intent, value: contentIntents.save }}
        values={state.values}
        errors={state.errors}
        formErrors={state.formErrors}
        pending={isPending}
      >
        {/* The Enter key presses the first button of a form. */}
        <button
          name={contentFormFields.intent}
          value={contentIntents.save}
          tabIndex={-1}
          aria-hidden
          className="sr-only"
        >
          {labels.submit}
        </button>
        <Button
          variant="secondary"
          size="large"
          wide
          name={contentFormFields.intent}
          value={contentIntents.preview}
        >
          {page.preview.label}
        </Button>
      </ConsoleForm>
      {removal && (
        <LinkButton href={removal.href} variant="secondary" wide>
          {removal.label}
        </LinkButton>
      )}
    </ConsolePage>
  );
}
