import type { FieldProps } from "../../primitives/field/field";
import { FileField, type FileFieldProps } from "../../primitives/file-field/file-field";

/** What a field for a picture says besides what every field does. */
export interface PictureFieldData {
  /** Path below `/media/`, without a width. */
  current?: string | undefined;
  labels: FileFieldProps["labels"];
  /** A second way to a picture, sent under a name of its own. */
  camera?: { name: string; label: string; hint: string } | undefined;
}

export interface PictureFieldProps extends FieldProps {
  field: PictureFieldData;
}

/** Pictures are made so small in the browser before they are sent, px of the longer side. */
const longestPictureSide = 1600;

/** A field for a picture. Forms are given it where they have one: its scripts are nothing to the others. */
export function PictureField({ field, ...common }: PictureFieldProps) {
  const { current, labels, camera } = field;
  return (
    <FileField
      {...common}
      current={current}
      labels={labels}
      camera={camera}
      accept="image/jpeg,image/png"
      longestSide={longestPictureSide}
    />
  );
}
