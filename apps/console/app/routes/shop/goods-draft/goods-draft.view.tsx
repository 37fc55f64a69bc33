import { ConsoleField, type ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { ConsoleForm, withTyped, type ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { DefaultSubmit } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { Icon } from "@haat/ui/primitives/icon/icon";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { Picture } from "@haat/ui/primitives/picture/picture";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import type { UploadListProps } from "@haat/ui/console/upload-list/upload-list";
import { useAutosave } from "./autosave.hook";
import { DraftPhotos, PhotoField, PhotoPlaceProvider, useDraftPhotos } from "./draft-photos.view";
import { draftFields, draftIntents } from "./goods-draft.form";
import { PictureFocus, type PictureFocusProps } from "./picture-focus.view";
import type { FormPageData } from "../../form-page.view";

/** A draft, as its loader hands it over. */
export interface GoodsDraftPage
  extends
    Pick<ConsolePageProps, "title" | "back">,
    Pick<ConsoleFormProps, "fields" | "action" | "labels">,
    Pick<FormPageData, "lead"> {
  hidden: Record<string, string>;
  version: number;
  /** Fields that few products need, closed until they are asked for. */
  more: readonly ConsoleFieldData[];
  pictures: readonly {
    src: string;
    alt: string;
    /** Which spot of it stays in sight; none where nothing of it is cut off. */
    focus?: PictureFocusProps["focus"] | undefined;
    /** Puts it in front; none for the one that is. */
    first?: { value: string; label: string; spoken: string } | undefined;
    remove: { value: string; spoken: string };
  }[];
  /** The pages where the rest is written. */
  ways: readonly { intent: string; label: string; text: string }[];
  /** None where it has nothing to show yet. */
  preview?: { href: string; label: string; hint: string } | undefined;
  /** What somebody else published meanwhile, a line each. */
  overtaken: readonly string[];
  uploads: UploadListProps["labels"];
  words: {
    more: string;
    notSaved: string;
    save: string;
    isFirst: string;
    overTitle: string;
    discard: string;
  };
}

const formId = "form";
/** Of the form itself, for the button that stands below it. */
const formElementId = "draft";
const intent = draftFields.intent;

/** The draft of a product on one screen. */
export function GoodsDraftView({ page, state }: { page: GoodsDraftPage; state: FormState }) {
  const { title, back, lead, action, fields, labels, words } = page;
  const autosave = useAutosave(action);
  const photos = useDraftPhotos(action, page.version);
  const isPending = usePendingForm().formAction === action || photos.isHeld || autosave.isHeld;
  // The newest that this page heard of: of its own saves, or of who saved meanwhile.
  // The newest that this page heard of: of its own saves, or of who saved meanwhile.
  const heard = [autosave.version, state.values[draftFields.version]].map((version) => Number(version ?? 0));
  const version = String(Math.max(page.version, ...heard));
  const hidden = { ...page.hidden, [draftFields.version]: version };
  const shown = (
    <>
      {/* The Enter key presses the first button of a form, and those of the pictures come first. */}
      <DefaultSubmit name={intent} value={draftIntents.save} />
      <Pictures page={page} />
      <DraftPhotos photos={photos} labels={page.uploads} onSent={autosave.saveSoon} />
    </>
  );
  return (
    <ConsolePage
      title={title}
      back={back}
      lead={<span role="status">{autosave.isRefused ? words.notSaved : (autosave.saved ?? lead)}</span>}
    >
      <Overtaken page={page} />
      <PhotoPlaceProvider value={{ add: photos.add, below: shown }}>
        <ConsoleForm
          key={page.version}
          id={formElementId}
          formId={formId}
          fields={fields}
          action={action}
          hidden={hidden}
          labels={labels}
          submit={{
            name: intent,
            value: page.overtaken.length > 0 ? draftIntents.over : draftIntents.publish,
          }}
          values={state.values}
          errors={state.errors}
          formErrors={state.formErrors}
          pending={isPending}
          PictureField={PhotoField}
          onInput={autosave.onInput}
          onSubmit={(event) => photos.hold(event) || autosave.hold(event)}
        >
          {!fields.some(({ kind }) => kind === "picture") && shown}
          <MoreFields page={page} state={state} />
          <WaysOn page={page} />
        </ConsoleForm>
      </PhotoPlaceProvider>
      <OtherWays page={page} />
    </ConsolePage>
  );
}

/** What somebody changed in the product since the draft was begun. */
function Overtaken({ page: { overtaken, words } }: { page: GoodsDraftPage }) {
  if (overtaken.length === 0) return null;
  return (
    <InlineAlert tone="warning" title={words.overTitle}>
      <ul className="list-disc ps-5">
        {overtaken.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </InlineAlert>
  );
}

/** The ways to what customers choose by and to its facts, each with what there is of it. */
function WaysOn({ page: { ways } }: { page: GoodsDraftPage }) {
  return (
    <ul data-slot="draft-ways" className="panel divide-y divide-border">
      {ways.map((way) => (
        <li key={way.intent}>
          <button
            name={intent}
            value={way.intent}
            className="group flex min-h-16 w-full items-center gap-3 p-4 text-start hover:bg-surface-sunken"
          >
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="font-semibold group-hover:text-link">{way.label}</span>
              <span className="text-small text-muted">{way.text}</span>
            </span>
            <Icon name="chevron-right" className="text-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Below the button that puts it on sale: saving without that, the way to see it first, and throwing it away. */
function OtherWays({ page: { action, preview, words } }: { page: GoodsDraftPage }) {
  const { Form } = useUi();
  return (
    <div className="grid gap-3">
      <Button form={formElementId} variant="secondary" wide name={intent} value={draftIntents.save}>
        {words.save}
      </Button>
      {preview && (
        <div className="grid gap-2">
          <LinkButton
            variant="secondary"
            wide
            icon="store"
            href={preview.href}
            target="_blank"
            rel="noopener"
          >
            {preview.label}
          </LinkButton>
          <p className="text-small text-muted">{preview.hint}</p>
        </div>
      )}
      <Form method="post" action={action}>
        <Button variant="quiet" wide name={intent} value={draftIntents.discard}>
          {words.discard}
        </Button>
      </Form>
    </div>
  );
}

/** The pictures it has: the first one is on its card. */
function Pictures({ page: { pictures, words } }: { page: GoodsDraftPage }) {
  if (pictures.length === 0) return null;
  return (
    <ul data-slot="draft-pictures" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {pictures.map(({ src, alt, focus, first, remove }) => (
        // A picture that is held elsewhere is still that picture: its spots stay open.
        <li key={focus?.whole ?? src} className="grid content-start gap-2">
          <Picture
            src={src}
            alt={alt}
            lite="shown"
            width={160}
            height={160}
            sizes="160px"
            className="aspect-square w-full rounded-control border border-border object-cover"
          />
          {focus && <PictureFocus focus={focus} name={intent} />}
          <div className="flex items-center justify-between gap-2">
            {first ? (
              <Button
                variant="secondary"
                size="small"
                name={intent}
                value={first.value}
                aria-label={first.spoken}
              >
                {first.label}
              </Button>
            ) : (
              <span className="text-small text-muted">{words.isFirst}</span>
            )}
            <Button
              variant="quiet"
              size="small"
              icon="trash"
              name={intent}
              value={remove.value}
              aria-label={remove.spoken}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** All that may be said besides, closed; open where one of its fields was refused. */
function MoreFields({ page, state }: { page: GoodsDraftPage; state: FormState }) {
  const isOpen = page.more.some(({ name }) => state.errors[name]);
  return (
    <details open={isOpen} className="panel group/more">
      <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-3 p-4 font-semibold hover:text-link">
        {page.words.more}
        <Icon name="chevron-down" className="text-muted group-open/more:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-5 border-t border-border p-4">
        {page.more.map((field) => (
          <ConsoleField
            key={field.name}
            formId={formId}
            field={withTyped(field, state.values)}
            errors={state.errors[field.name]}
          />
        ))}
      </div>
    </details>
  );
}
