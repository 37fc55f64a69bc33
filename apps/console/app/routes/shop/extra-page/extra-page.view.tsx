import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { RichText, type RichBlock } from "@haat/ui/primitives/rich-text/rich-text";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";

/** A text as the shop would show it. */
export interface PreviewedText {
  lang: "bn" | "en";
  /** Which language it is. */
  label: string;
  title: string;
  blocks: RichBlock[];
}

export interface ExtraPageForm extends FormPageData {
  save: { name: string; value: string };
  preview: { name: string; value: string; label: string; title: string; lead: string };
  /** The page in the shop, and the way to remove it; a new one has neither. */
  see?: { href: string; label: string } | undefined;
  removal?: { href: string; label: string } | undefined;
}

export interface ExtraPageFormViewProps {
  page: ExtraPageForm;
  state: FormState;
  /** What was asked to be shown before it is saved. */
  previewed?: readonly PreviewedText[] | undefined;
}

/** A page of a shop: its words and where it stands; above them how it would look, where that was asked for. */
export function ExtraPageFormView({ page, state, previewed = [] }: ExtraPageFormViewProps) {
  const { save, preview, see, removal, ...form } = page;
  return (
    <FormPageView
      page={{ ...form, submit: save }}
      state={state}
      before={previewed.length > 0 && <Preview label={preview} texts={previewed} />}
      inForm={
        <Button size="large" wide variant="secondary" name={preview.name} value={preview.value}>
          {preview.label}
        </Button>
      }
    >
      {see && (
        <LinkButton href={see.href} variant="secondary" wide icon="globe">
          {see.label}
        </LinkButton>
      )}
      {removal && (
        <LinkButton href={removal.href} variant="secondary" wide>
          {removal.label}
        </LinkButton>
      )}
    </FormPageView>
  );
}

function Preview({ label, texts }: { label: ExtraPageForm["preview"]; texts: readonly PreviewedText[] }) {
  return (
    <section aria-label={label.title} className="grid grid-cols-1 gap-4">
      <h2 className="text-title">{label.title}</h2>
      <p className="max-w-prose text-muted">{label.lead}</p>
      {texts.map((text) => (
        <Previewed key={text.lang} {...text} />
      ))}
    </section>
  );
}

function Previewed({ lang, label, title, blocks }: PreviewedText) {
  return (
    <div className="panel grid grid-cols-1 gap-4 p-4">
      <p className="text-small text-muted">{label}</p>
      <article lang={lang} className="grid min-w-0 grid-cols-1 gap-4">
        <p className="text-h1">{title}</p>
        <RichText blocks={blocks} />
      </article>
    </div>
  );
}
