import { controlProps, FieldHint, type FieldProps } from "../field/field";
import { useChosenFile } from "./chosen-file.hook";

export interface CameraInputProps extends Pick<FieldProps, "formId" | "name" | "label" | "hint"> {
  /** With scripts a photo is made so small before it is sent: px of its longer side. Default: it is sent as it is. */
  longestSide?: number | undefined;
  /** As of the field for a file. */
  onPicked?: ((file: File) => void) | undefined;
}

/** How the browser's own file input looks among the fields. */
export const nativeFileLook =
  "control file:me-3 file:min-h-8 file:rounded-control file:bg-accent-soft file:px-3 file:font-semibold file:text-on-accent-soft";

/**
 * A second way to a picture: the browser's own file input, which opens the camera on a phone and says itself what was taken.
 * It may stay empty; where there is no camera, it chooses a file like any other.
 */
export function CameraInput({ formId, name, label, hint, longestSide, onPicked }: CameraInputProps) {
  const { choose, findChosen } = useChosenFile(longestSide, onPicked);
  const { id, "aria-describedby": describedBy } = controlProps({ formId, name, hint });
  return (
    <div data-slot="camera-input" className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      <input
        ref={findChosen}
        id={id}
        type="file"
        name={name}
        accept="image/*"
        capture="environment"
        aria-describedby={describedBy}
        onChange={(event) => choose(event.currentTarget)}
        className={nativeFileLook}
      />
    </div>
  );
}
