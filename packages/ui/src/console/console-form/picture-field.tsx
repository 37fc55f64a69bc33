import type { FieldProps } from "../../primitives/field/field";
import { FileField, type FileFieldProps } from "../../primitives/file-field/file-field";
import { longestPictureSide } from "../../primitives/file-field/small-picture";

/** What a field for a picture says besides what every field does. */
export interface PictureFieldData {
  /** Path below `/media/`, without a width. */
  current?: string | undefined;
  labels: FileFieldProps["labels"];
  /** The box that it is shown in. */
  shape?: FileFieldProps["shape"] | undefined;
  /** A second way to a picture, sent under a name of its own. */
  camera?: { name: string; label: string; hint: string } | undefined;
}

export interface PictureFieldProps extends FieldProps {
  /** The picture as it is kept, and the words and the box of the field. */
  field: PictureFieldData;
  /** As of `FileField`. */
  onPicked?: ((file: File) => void) | undefined;
}

/** A field for a picture. Forms are given it where they have one: its scripts are nothing to the others. */
export function PictureField({ field, ...common }: PictureFieldProps) {
  const { current, labels, camera, shape } = field;
  return (
    <FileField
      {...common}
      current={current}
      labels={labels}
      shape={shape}
      camera={camera}
      accept="image/jpeg,image/png"
      longestSide={longestPictureSide}
    />
  );
}
