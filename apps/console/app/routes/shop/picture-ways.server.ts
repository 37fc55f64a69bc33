import { pictureFileField } from "@haat/contract/shared/fields";
import type { Translate } from "@haat/i18n/translator";

/** Under which name a photo from the camera is sent, beside the field for a file. */
export const cameraName = "camera";

/** The second way to a picture: the phone's camera. */
export const cameraOf = (translate: Translate) => ({
  name: cameraName,
  label: translate("components.fileField.camera"),
  hint: translate("components.fileField.cameraHint"),
});

/**
 * The picture of a form that has both ways; of two the camera's.
 * @param name of the field for a file
 * @returns nothing where neither way was taken: an input without a chosen file sends an empty one
 */
export function chosenPicture(sent: FormData, name: string): File | undefined {
  const files = [sent.get(cameraName), sent.get(name)].map((value) => pictureFileField.safeParse(value).data);
  return files.find((file) => file !== undefined && file.size > 0);
}
