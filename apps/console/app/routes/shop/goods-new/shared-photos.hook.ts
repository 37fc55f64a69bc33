import { useSearchParams } from "@remix-run/react";
import { longestPictureSide, smallPicture } from "@haat/ui/primitives/file-field/small-picture";
import { useEffect, useRef } from "react";
import { sharedQuery, takeSharedPhotos } from "../../../shared-photos";

/** Takes the photos that another app shared, where the page was opened for them. @param add gets one after the other, made small */
export function useSharedPhotos(add: (photo: File) => void): void {
  const isShared = useSearchParams()[0].has(sharedQuery);
  const give = useRef(add);
  give.current = add;
  useEffect(() => {
    if (!isShared) return;
    void takeSharedPhotos().then(async (photos) => {
      for (const photo of photos) give.current(await smallPicture(photo, longestPictureSide));
    });
  }, [isShared]);
}
