import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { UploadList, type UploadListProps } from "@haat/ui/console/upload-list/upload-list";
import { Button } from "@haat/ui/primitives/button/button";
import { FilesField } from "@haat/ui/primitives/file-field/files-field";
import { longestPictureSide } from "@haat/ui/primitives/file-field/small-picture";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { RadioCards, type RadioCard } from "@haat/ui/primitives/radio-cards/radio-cards";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import { photoFields } from "../photo-uploads";
import { usePhotoUploads } from "../photo-uploads.hook";
import { useSharedPhotos } from "./shared-photos.hook";
import { goodsNewFields } from "./goods-new.form";

/** The page that begins drafts, as its loader hands it over. */
export interface GoodsNewPage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  action: string;
  /** Of what is sent, so that it counts once. */
  key: string;
  labels: {
    one: string;
    many: string;
    pictures: string;
    picturesHint: string;
    choose: string;
    submit: string;
    errors: string;
    uploads: UploadListProps["labels"];
  };
  /** What the photos show: a product each, or one of them all. */
  show: { name: string; label: string; value: string; options: readonly RadioCard[] };
}

const formId = "form";

/** Photos first: each of them becomes a draft, or all of them one. */
export function GoodsNewView({ page, state }: { page: GoodsNewPage; state: FormState }) {
  const { Form } = useUi();
  const { title, lead, back, action, key, labels, show } = page;
  const photos = usePhotoUploads(action);
  useSharedPhotos(photos.add);
  const isPending = usePendingForm().formAction === action || photos.isHeld;
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      {/* The draft is kept before the camera opens. */}
      <Form method="post" action={action} encType="multipart/form-data" className="grid grid-cols-1 gap-2">
        <Button size="large" wide icon="plus">
          {labels.one}
        </Button>
      </Form>
      <h2 className="text-title">{labels.many}</h2>
      <Form
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        data-slot="console-form"
        onSubmit={photos.hold}
        className="grid grid-cols-1 gap-5"
      >
        <input type="hidden" name={goodsNewFields.key} value={key} />
        <FormErrorSummary
          formId={formId}
          title={labels.errors}
          errors={state.errors}
          formErrors={state.formErrors}
        />
        <PhotosField page={page} state={state} photos={photos} />
        <RadioCards
          formId={formId}
          name={show.name}
          label={show.label}
          options={show.options}
          defaultValue={state.values[show.name] ?? show.value}
        />
        <Button size="large" wide pending={isPending}>
          {labels.submit}
        </Button>
      </Form>
    </ConsolePage>
  );
}

/** Several photos; with scripts each is sent as soon as it is chosen, and the form has their keys. */
function PhotosField({
  page: { labels },
  state,
  photos,
}: {
  page: GoodsNewPage;
  state: FormState;
  photos: ReturnType<typeof usePhotoUploads>;
}) {
  return (
    <>
      <FilesField
        formId={formId}
        name={goodsNewFields.pictures}
        label={labels.pictures}
        hint={labels.picturesHint}
        errors={state.errors[goodsNewFields.pictures]}
        accept="image/jpeg,image/png"
        longestSide={longestPictureSide}
        onPicked={photos.add}
        choose={labels.choose}
      />
      {photos.uploads.length > 0 && (
        <UploadList
          uploads={photos.uploads}
          labels={labels.uploads}
          onRetry={photos.retry}
          onRemove={photos.remove}
        />
      )}
      {photos.keys.map((photo) => (
        <input key={photo} type="hidden" name={photoFields.kept} value={photo} />
      ))}
    </>
  );
}
