import { useFetcher } from "@remix-run/react";
import type { Upload } from "@haat/ui/console/upload-list/upload-list";
import { isUnsent } from "@haat/web-forms/unsent";
import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { useHeldForm } from "./held-form.hook";
import { photoFields, photoIntent } from "./photo-uploads";

interface Answer {
  status?: string;
  initialValue?: Record<string, unknown> | null;
  error?: Record<string, string[]> | null;
}

interface Photo extends Upload {
  file: File;
  /** What the server calls it, once it was sent. */
  key?: string;
}

/**
 * Sends photos to a page's action one after the other, so that a slow network loses at most one; what failed for want of a
 * connection is sent again when there is one, or by its button.
 * @returns `keys` are those of the photos that were sent; `hold` for a form whose button is pressed while some are on their
 * way: it goes when they are there
 */
export function usePhotoUploads(action: string) {
  const fetcher = useFetcher<Answer>();
  const [photos, setPhotos] = useState<Photo[]>([]);
  const count = useRef(0);
  const current = photos.find(({ state }) => state === "sending");
  const next = photos.find(({ state }) => state === "waiting");
  const change = (id: string, to: Partial<Photo>) =>
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, ...to } : photo)));

  useEffect(() => {
    if (current || !next || fetcher.state !== "idle") return;
    const form = new FormData();
    form.set(photoFields.intent, photoIntent);
    form.set(photoFields.photo, next.file);
    change(next.id, { state: "sending" });
    fetcher.submit(form, { method: "post", action, encType: "multipart/form-data" });
  }, [action, current, next, fetcher]);

  const answered = useRef<unknown>(undefined);
  useEffect(() => {
    if (!current || fetcher.state !== "idle" || !fetcher.data || answered.current === fetcher.data) return;
    answered.current = fetcher.data;
    change(current.id, outcome(fetcher.data));
  }, [current, fetcher.state, fetcher.data]);

  const again = useCallback(
    (isMeant: (photo: Photo) => boolean) =>
      setPhotos((all) =>
        all.map((photo) =>
          photo.state === "failed" && isMeant(photo)
            ? { ...photo, state: "waiting", reason: undefined }
            : photo,
        ),
      ),
    [],
  );
  // What the server refused is refused again; what never reached it may go through now.
  useOnline(useCallback(() => again(({ reason }) => reason === undefined), [again]));

  const isSending = photos.some(({ state }) => state === "sending" || state === "waiting");
  const held = useHeldForm({ isBusy: isSending });

  return {
    uploads: photos,
    keys: photos.flatMap(({ key }) => key ?? []),
    isHeld: held.isHeld,
    hold: (event: FormEvent<HTMLFormElement>) => {
      if (photos.every(({ state }) => state === "sent")) return false;
      event.preventDefault();
      if (isSending) held.hold(event);
      else document.querySelector<HTMLElement>("[data-slot=upload-list] button")?.focus();
      return true;
    },
    add: (file: File) => {
      count.current += 1;
      const photo: Photo = { id: String(count.current), name: file.name, state: "waiting", file };
      setPhotos((all) => [...all, photo]);
    },
    retry: (id: string) => again((photo) => photo.id === id),
    remove: (id: string) => setPhotos((all) => all.filter((photo) => photo.id !== id)),
    clear: useCallback(() => setPhotos([]), []),
  };
}

/** Does something when there is a connection again. */
function useOnline(act: () => void) {
  useEffect(() => {
    window.addEventListener("online", act);
    return () => window.removeEventListener("online", act);
  }, [act]);
}

/** What an answer makes of the photo that was sent. */
function outcome(answer: Answer): Partial<Photo> {
  if (isUnsent(answer)) return { state: "failed" };
  const key = answer.status === "success" ? answer.initialValue?.[photoFields.photo] : undefined;
  if (typeof key === "string") return { state: "sent", key, picture: `/media/${key}` };
  return { state: "failed", reason: answer.error?.[photoFields.photo]?.[0] };
}
