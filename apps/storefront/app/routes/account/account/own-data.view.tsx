import { Button } from "@haat/ui/primitives/button/button";
import { CodeField } from "@haat/ui/primitives/code-field/code-field";
import { Icon } from "@haat/ui/primitives/icon/icon";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import type { FormState } from "@haat/web-forms/submission";
import { sessionFields } from "@haat/ui/commerce/session-list/session-list";

/** Values of `intent` beside those of the list of sessions. */
export const ownDataIntents = { sendCode: "delete_code", delete: "delete" } as const;
/** The field with the code that proves who deletes the account. */
export const ownDataCodeField = "otp";
/** Names the part of the page that is about deleting the account. */
export const deletionId = "delete-account";

export interface OwnDataViewProps {
  /** Where the form that asks for a code, and the one that brings it, post to. */
  actions: { sendCode: string; delete: string };
  /** Where the form for the file posts to, with the page to come back to. */
  copy: { action: string; path: string };
  privacyHref: string;
  /** A code is on its way: it is asked for. */
  asksForCode: boolean;
  /** What was refused of deleting it. */
  form: FormState;
  labels: Record<
    | "title"
    | "copyText"
    | "copy"
    | "privacy"
    | "deleteTitle"
    | "deleteText"
    | "sendCode"
    | "code"
    | "codeSent"
    | "delete",
    string
  >;
}

/** A copy of one's data, and the way out. Plain forms: a file is no page, and nobody deletes an account by a slip. */
export function OwnDataView({ copy, privacyHref, labels, ...deletion }: OwnDataViewProps) {
  const { Link } = useUi();
  return (
    <section aria-labelledby="own-data" className="panel grid justify-items-start gap-3 p-5">
      <h2 id="own-data" className="text-h3">
        {labels.title}
      </h2>
      <p className="text-muted">{labels.copyText}</p>
      <form method="post" action={copy.action}>
        <input type="hidden" name="path" value={copy.path} />
        <Button variant="secondary">{labels.copy}</Button>
      </form>
      <Link href={privacyHref} className="inline-flex min-h-11 items-center font-semibold text-link">
        {labels.privacy}
      </Link>
      <Deletion labels={labels} {...deletion} />
    </section>
  );
}

function Deletion({
  actions,
  asksForCode,
  form: { errors, formErrors },
  labels,
}: Omit<OwnDataViewProps, "copy" | "privacyHref">) {
  const [refusal] = formErrors;
  return (
    <details id={deletionId} open={asksForCode || refusal !== undefined} className="group w-full">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-link">
        {labels.deleteTitle}
        <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid justify-items-start gap-3">
        <p className="text-muted">{labels.deleteText}</p>
        {refusal && <InlineAlert tone="danger">{refusal}</InlineAlert>}
        {asksForCode && (
          <form method="post" action={actions.delete} className="grid justify-items-start gap-3">
            <CodeField
              formId={deletionId}
              name={ownDataCodeField}
              label={labels.code}
              hint={labels.codeSent}
              errors={errors[ownDataCodeField]}
              optionalMark=""
            />
            <Button variant="danger" name={sessionFields.intent} value={ownDataIntents.delete}>
              {labels.delete}
            </Button>
          </form>
        )}
        <form method="post" action={actions.sendCode}>
          <Button variant="secondary" name={sessionFields.intent} value={ownDataIntents.sendCode}>
            {labels.sendCode}
          </Button>
        </form>
      </div>
    </details>
  );
}
