import { ConsoleForm, type ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import { formState, type FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { noteField } from "./shop-pause.form";

export interface ShopPauseViewProps {
  page: FormPageData & {
    /** Changes what customers read of a shop that is paused already. */
    noteForm?: (Pick<ConsoleFormProps, "fields" | "hidden"> & { title: string; submit: string }) | undefined;
  };
  state: FormState;
}

const nothing = formState(undefined);

/** Pauses a shop; one that is paused sells again here, or tells its customers something else meanwhile. */
export function ShopPauseView({ page, state }: ShopPauseViewProps) {
  const { noteForm, action, labels } = page;
  if (!noteForm) return <FormPageView page={page} state={state} />;
  const isNoteRefused = noteField in state.values;
  const refused = isNoteRefused ? state : nothing;
  return (
    <FormPageView page={page} state={isNoteRefused ? nothing : state}>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-title">{noteForm.title}</h2>
        <ConsoleForm
          formId="note-form"
          tone="secondary"
          action={action}
          hidden={noteForm.hidden}
          fields={noteForm.fields}
          values={refused.values}
          errors={refused.errors}
          formErrors={refused.formErrors}
          labels={{ ...labels, submit: noteForm.submit }}
        />
      </section>
    </FormPageView>
  );
}
