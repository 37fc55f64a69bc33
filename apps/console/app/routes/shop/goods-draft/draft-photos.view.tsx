import { PictureField, type PictureFieldProps } from "@haat/ui/console/console-form/picture-field";
import { UploadList, type UploadListProps } from "@haat/ui/console/upload-list/upload-list";
import { createContext, useContext, useEffect, useRef, type ReactNode } from "react";
import { photoFields } from "../photo-uploads";
import { usePhotoUploads } from "../photo-uploads.hook";

type Photos = ReturnType<typeof usePhotoUploads>;

interface PhotoPlace {
  /** Takes what is chosen, as soon as there are scripts. */
  add: Photos["add"];
  /** The photos that are there or on their way. */
  below: ReactNode;
}

const PhotoPlaceContext = createContext<PhotoPlace | undefined>(undefined);

/** What the form's field for a photo does besides what every such field does. */
export const PhotoPlaceProvider = PhotoPlaceContext.Provider;

/** The field for a photo, which sends what is chosen at once, with the photos of the draft below it. */
export function PhotoField(props: PictureFieldProps) {
  const place = useContext(PhotoPlaceContext);
  return (
    <div className="grid grid-cols-1 gap-4">
      <PictureField {...props} onPicked={place?.add} />
      {place?.below}
    </div>
  );
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
