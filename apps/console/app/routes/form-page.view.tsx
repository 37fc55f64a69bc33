import { ConsoleForm, type ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import type { ReactNode } from "react";

/** A page that asks for one thing, as its loader hands it over (app/server/present/form-page.server.ts). */
export interface FormPageData
  extends
    Pick<ConsolePageProps, "title" | "back">,
    Pick<ConsoleFormProps, "fields" | "folded" | "action" | "hidden" | "labels" | "tone" | "submit"> {
  lead?: string | undefined;
  /** Behind the lead: where what it says is changed. */
  change?: { href: string; label: string } | undefined;
  /** The way out beside a button by which something is lost. */
  leave?: { href: string; label: string } | undefined;
  /** What is to be known before one answers, such as what an admin asked for. */
  note?:
    | {
        tone: "info" | "warning" | "danger";
        title?: string;
        text: string;
        /** Shown behind the text, to be typed as it is. */
        code?: string;
      }
    | undefined;
}

export interface FormPageViewProps extends Pick<ConsoleFormProps, "PictureField"> {
  page: FormPageData;
  state: FormState;
  /** Of the form, for buttons that stand outside of it. */
  formElementId?: string | undefined;
  /** Above the form. */
  before?: ReactNode;
  /** In the form, above its button. */
  inForm?: ReactNode;
  /** Below the form. */
  children?: ReactNode;
}

/** A page with one form. */
export function FormPageView(props: FormPageViewProps) {
  const { page, state, formElementId, before, inForm, children, PictureField } = props;
  // One by one: what else a loader hands over is no attribute of the form.
  const { title, back, leave, note, fields, folded, action, hidden, labels, tone, submit } = page;
  const isPending = usePendingForm().formAction === action;
  return (
    <ConsolePage title={title} lead={page.lead && <Lead {...page} />} back={back}>
      {note && (
        <InlineAlert tone={note.tone} title={note.title}>
          <span className="whitespace-pre-line">{note.text}</span>
          {note.code && <strong lang="en">{note.code}</strong>}
        </InlineAlert>
      )}
      {before}
      <ConsoleForm
        id={formElementId}
        formId="form"
        fields={fields}
        folded={folded}
        action={action}
        hidden={hidden}
        labels={labels}
        tone={tone}
        submit={submit}
        values={state.values}
        errors={state.errors}
        formErrors={state.formErrors}
        PictureField={PictureField}
        pending={isPending}
      >
        {inForm}
      </ConsoleForm>
      {leave && (
        <LinkButton href={leave.href} variant="quiet" wide>
          {leave.label}
        </LinkButton>
      )}
      {children}
    </ConsolePage>
  );
}

function Lead({ lead, change }: Pick<FormPageData, "lead" | "change">) {
  const { Link } = useUi();
  return (
    <>
      {lead}
      {change && (
        <>
          {" "}
          <Link
            href={change.href}
            className="-my-2.5 inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {change.label}
          </Link>
        </>
      )}
    </>
  );
}
