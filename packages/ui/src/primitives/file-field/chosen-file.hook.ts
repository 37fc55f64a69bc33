import { useCallback, useEffect, useState } from "react";
import { smallPicture } from "./small-picture";

/**
 * The chosen file, with its picture as a `data:` address: a strict content security policy allows no `blob:` one.
 * @param longestSide px; with it a picture is made small
 * @param onPicked takes the file instead of the form, whose input is empty then
 */
export function useChosenFile(longestSide: number | undefined, onPicked?: (file: File) => void) {
  const [file, setFile] = useState<File>();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith("image/")) return undefined;
    const reader = new FileReader();
    reader.onload = () => setAddress(typeof reader.result === "string" ? reader.result : undefined);
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  const choose = useCallback(
    (input: HTMLInputElement) => {
      const picked = input.files?.[0];
      setAddress(undefined);
      if (picked && onPicked) {
        input.value = "";
        void (longestSide === undefined ? Promise.resolve(picked) : smallPicture(picked, longestSide)).then(
          onPicked,
        );
        return;
      }
      setFile(picked);
      if (!picked || longestSide === undefined) return;

      void smallPicture(picked, longestSide).then((small) => {
        // Another one may have been chosen meanwhile.
        if (small === picked || input.files?.[0] !== picked) return;
        const files = new DataTransfer();
        files.items.add(small);
        input.files = files.files;
        setFile(small);
      });
    },
    [longestSide, onPicked],
  );
  // It may have been chosen before there were scripts.
  const findChosen = useCallback(
    (input: HTMLInputElement | null) => {
      if (input?.files?.[0]) choose(input);
    },
    [choose],
  );
  return { chosen: file && { name: file.name, address }, choose, findChosen };
}
