import { controlProps, FieldHint, type FieldProps } from "../field/field";
import { FileChoice } from "./file-choice";
import { useChosenFile } from "./chosen-file.hook";

export interface CameraInputProps extends Pick<FieldProps, "formId" | "name" | "label" | "hint"> {
  /** With scripts a photo is made so small before it is sent: px of its longer side. Default: it is sent as it is. */
  longestSide?: number | undefined;
  /** As of the field for a file. */
  onPicked?: ((file: File) => void) | undefined;
}

/**
 * A second way to a picture: a file input that opens the camera on a phone. It may stay empty; where there is no camera, it
 * chooses a file like any other.
 */
export function CameraInput({ formId, name, label, hint, longestSide, onPicked }: CameraInputProps) {
  const { chosen, choose, findChosen } = useChosenFile(longestSide, onPicked);
  const { id, "aria-describedby": describedBy } = controlProps({ formId, name, hint });
  return (
    <div data-slot="camera-input" className="grid min-w-0 gap-1.5">
      <FileChoice
        id={id}
        inputRef={findChosen}
        name={name}
        accept="image/*"
        capture="environment"
        aria-describedby={describedBy}
        onChange={(event) => choose(event.currentTarget)}
        icon="picture"
        words={label}
        chosen={chosen?.name}
      />
      <FieldHint id={id} hint={hint} />
    </div>
  );
}
