import { useEffect, useRef, useState } from "react";
import { Field, type FieldProps } from "../field/field";
import { FileChoice } from "./file-choice";
import { smallPicture } from "./small-picture";

export interface FilesFieldProps extends FieldProps {
  /** Kinds the server takes, as the attribute `accept`. */
  accept?: string;
  /** With scripts pictures are made so small before they are sent: px of their longer side. Default: sent as they are. */
  longestSide?: number;
  /** Takes what was chosen, made small, one by one; the input is empty then. Default: it is sent with the form. */
  onPicked?: ((file: File) => void) | undefined;
  /** Whether several can be chosen. */
  multiple?: boolean;
  /** On its button, such as "Choose files". */
  choose: string;
}

/**
 * Several files to send at once, or one, behind a button in the page's own words. With scripts pictures are made small one after
 * the other, so that a cheap phone holds one of them in its memory.
 */
export function FilesField(props: FilesFieldProps) {
  const { accept, longestSide, multiple = true, choose, onPicked, ...field } = props;
  const [names, setNames] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  const take = async (input: HTMLInputElement) => {
    const picked = [...(input.files ?? [])];
    setNames(onPicked ? undefined : picked.map(({ name }) => name).join(", "));
    if (picked.length === 0 || (longestSide === undefined && !onPicked)) return;
    setBusy(true);
    const files = new DataTransfer();
    for (const file of picked) {
      const small = longestSide === undefined ? file : await smallPicture(file, longestSide);
      if (onPicked) onPicked(small);
      else files.items.add(small);
    }
    input.files = files.files;
    setBusy(false);
  };
  // They may have been chosen before there were scripts.
  const takeEarlier = useRef(() => own.current && void take(own.current));
  useEffect(() => void takeEarlier.current(), []);
  return (
    <Field {...field}>
      {(control) => (
        <FileChoice
          {...control}
          inputRef={own}
          data-slot="files-field"
          multiple={multiple}
          accept={accept}
          aria-busy={isBusy}
          onChange={(event) => void take(event.currentTarget)}
          words={choose}
          chosen={names}
        />
      )}
    </Field>
  );
}
