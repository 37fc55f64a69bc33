import { PictureField, type PictureFieldProps } from "@haat/ui/console/console-form/picture-field";
import { UploadList, type UploadListProps } from "@haat/ui/console/upload-list/upload-list";
import { createContext, useContext, useEffect, useRef } from "react";
import { photoFields } from "../photo-uploads";
import { usePhotoUploads } from "../photo-uploads.hook";

type Photos = ReturnType<typeof usePhotoUploads>;

const PickedPhoto = createContext<Photos["add"] | undefined>(undefined);

/** Where the form's field for a photo gives what is chosen, as soon as there are scripts. */
export const PickedPhotoProvider = PickedPhoto.Provider;

/** The field for a photo, which sends what is chosen at once. */
export function PhotoField(props: PictureFieldProps) {
  return <PictureField {...props} onPicked={useContext(PickedPhoto)} />;
}

/**
 * The photos of a draft on their way. Each that is there is saved with the draft at once.
 * @param version of the page: another one has the photos among its own
 */
export function useDraftPhotos(action: string, version: number): Photos {
  const photos = usePhotoUploads(action);
  const { clear } = photos;
  useEffect(clear, [clear, version]);
  return photos;
}

/** How far the photos are, and the keys of those that are there. @param onSent when one more is in the form */
export function DraftPhotos({
  photos,
  labels,
  onSent,
}: {
  photos: Photos;
  labels: UploadListProps["labels"];
  onSent: (form: HTMLFormElement) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const sent = photos.keys.length;
  const told = useRef(0);
  useEffect(() => {
    const form = place.current?.closest("form");
    if (form && sent > told.current) onSent(form);
    told.current = sent;
  }, [sent, onSent]);
  return (
    <div ref={place} className="contents">
      {photos.uploads.length > 0 && (
        <UploadList
          uploads={photos.uploads}
          labels={labels}
          onRetry={photos.retry}
          onRemove={photos.remove}
        />
      )}
      {photos.keys.map((photo) => (
        <input key={photo} type="hidden" name={photoFields.kept} value={photo} />
      ))}
    </div>
  );
}
