import type { SerializeFrom } from "@remix-run/node";
import { ConsoleField } from "@haat/ui/console/console-form/console-field";
import { ConsoleForm, withTyped } from "@haat/ui/console/console-form/console-form";
import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { Picture } from "@haat/ui/primitives/picture/picture";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import { useAutosave } from "./autosave.hook";
import { DraftPhotos, PhotoField, PickedPhotoProvider, useDraftPhotos } from "./draft-photos.view";
import { draftFields, draftIntents } from "./goods-draft.form";
import { PictureFocus } from "./picture-focus.view";
import type { loader } from "./goods-draft.route";

type GoodsDraftPage = SerializeFrom<typeof loader>;

const formId = "form";
const intent = draftFields.intent;

/** The draft of a product on one screen. */
export function GoodsDraftView({ page, state }: { page: GoodsDraftPage; state: FormState }) {
  const { Form } = useUi();
  const { title, back, lead, action, fields, labels, words } = page;
  const autosave = useAutosave(action);
  const photos = useDraftPhotos(action, page.version);
  const isPending = usePendingForm().formAction === action || photos.isHeld;
  const version = autosave.version ?? state.values[draftFields.version];
  const hidden = { ...page.hidden, ...(version && { [draftFields.version]: version }) };
  return (
    <ConsolePage
      title={title}
      back={back}
      lead={<span role="status">{autosave.isRefused ? words.notSaved : (autosave.saved ?? lead)}</span>}
    >
      <Overtaken page={page} />
      <PickedPhotoProvider value={photos.add}>
        <ConsoleForm
          key={page.version}
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
          onSubmit={(event) => photos.hold(event) || autosave.stop()}
        >
          {/* The Enter key presses the first button of a form. */}
          <button name={intent} value={draftIntents.save} tabIndex={-1} aria-hidden className="sr-only">
            {words.save}
          </button>
          <Pictures page={page} />
          <DraftPhotos photos={photos} labels={page.uploads} onSent={autosave.saveSoon} />
          <MoreFields page={page} state={state} />
          <OtherWays page={page} />
        </ConsoleForm>
      </PickedPhotoProvider>
      <Form method="post" action={action}>
        <Button variant="quiet" wide name={intent} value={draftIntents.discard}>
          {words.discard}
        </Button>
      </Form>
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

/** What customers choose by, its facts, saving without putting on sale, and the way to see it first. */
function OtherWays({ page: { ways, preview, words } }: { page: GoodsDraftPage }) {
  return (
    <>
      {ways.map((way) => (
        <div key={way.intent} className="grid gap-2">
          <p className="text-small text-muted">{way.text}</p>
          <Button variant="secondary" wide name={intent} value={way.intent}>
            {way.label}
          </Button>
        </div>
      ))}
      <Button variant="secondary" size="large" wide name={intent} value={draftIntents.save}>
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
    </>
  );
}

/** The pictures it has: the first one is on its card. */
function Pictures({ page: { pictures } }: { page: GoodsDraftPage }) {
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
          {[first, remove].map(
            (button) =>
              button && (
                <Button
                  key={button.value}
                  variant="secondary"
                  wide
                  name={intent}
                  value={button.value}
                  aria-label={button.spoken}
                >
                  {button.label}
                </Button>
              ),
          )}
        </li>
      ))}
    </ul>
  );
}

/** All that may be said besides, closed; open where one of its fields was refused. */
function MoreFields({ page, state }: { page: GoodsDraftPage; state: FormState }) {
  const isOpen = page.more.some(({ name }) => state.errors[name]);
  return (
    <details open={isOpen} className="panel">
      <summary className="flex min-h-14 cursor-pointer items-center px-4 font-semibold">
        {page.words.more}
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
