import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { CodeField } from "@haat/ui/primitives/code-field/code-field";
import { sessionFields } from "@haat/ui/commerce/session-list/session-list";

/** Values of `intent` beside those of the list of sessions. */
export const ownDataIntents = { sendCode: "delete_code", delete: "delete" } as const;
/** The field with the code that proves who deletes the account. */
export const ownDataCodeField = "otp";

export interface OwnDataViewProps {
  /** Where forms about the account post to. */
  action: string;
  /** Where the form for the file posts to, with the page to come back to. */
  copy: { action: string; path: string };
  privacyHref: string;
  /** A code is on its way: it is asked for. */
  asksForCode: boolean;
  labels: Record<
    "title" | "copyText" | "copy" | "privacy" | "deleteTitle" | "deleteText" | "sendCode" | "code" | "delete",
    string
  >;
}

/** A copy of one's data, and the way out. Plain forms: a file is no page, and nobody deletes an account by a slip. */
export function OwnDataView({ action, copy, privacyHref, asksForCode, labels }: OwnDataViewProps) {
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
      <LinkButton href={privacyHref} variant="quiet">
        {labels.privacy}
      </LinkButton>
      <details open={asksForCode} className="w-full">
        <summary className="min-h-11 py-2 font-semibold">{labels.deleteTitle}</summary>
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{labels.deleteText}</p>
          {asksForCode && (
            <form method="post" action={action} className="grid justify-items-start gap-3">
              <CodeField
                formId="delete-account"
                name={ownDataCodeField}
                label={labels.code}
                optionalMark=""
              />
              <Button variant="danger" name={sessionFields.intent} value={ownDataIntents.delete}>
                {labels.delete}
              </Button>
            </form>
          )}
          <form method="post" action={action}>
            <Button variant="secondary" name={sessionFields.intent} value={ownDataIntents.sendCode}>
              {labels.sendCode}
            </Button>
          </form>
        </div>
      </details>
    </section>
  );
}
