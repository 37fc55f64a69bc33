import { useState } from "react";
import { Field, type FieldProps } from "../field/field";
import { nativeFileLook } from "./camera-input";
import { smallPicture } from "./small-picture";

export interface FilesFieldProps extends FieldProps {
  /** Kinds the server takes, as the attribute `accept`. */
  accept?: string;
  /** With scripts pictures are made so small before they are sent: px of their longer side. Default: sent as they are. */
  longestSide?: number;
}

/**
 * Several pictures to send at once: the browser's own file input, which says itself how many were chosen. With scripts they
 * are made small one after the other, so that a cheap phone holds one of them in its memory.
 */
export function FilesField({ accept, longestSide, ...props }: FilesFieldProps) {
  const [isBusy, setBusy] = useState(false);
  const shrink = async (input: HTMLInputElement) => {
    const picked = [...(input.files ?? [])];
    if (longestSide === undefined || picked.length === 0) return;
    setBusy(true);
    const files = new DataTransfer();
    for (const file of picked) files.items.add(await smallPicture(file, longestSide));
    input.files = files.files;
    setBusy(false);
  };
  return (
    <Field {...props}>
      {(control) => (
        <input
          {...control}
          data-slot="files-field"
          type="file"
          multiple
          accept={accept}
          aria-busy={isBusy}
          onChange={(event) => void shrink(event.currentTarget)}
          className={nativeFileLook}
        />
      )}
    </Field>
  );
}
