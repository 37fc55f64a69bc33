import { json } from "@remix-run/node";
import { pictureFileField } from "@haat/contract/shared/fields";
import type { Translate } from "@haat/i18n/translator";
import { attempt } from "@haat/web-forms/call-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { photoFields, photoIntent } from "./photo-uploads";

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
  return chosenFile(sent, cameraName) ?? chosenFile(sent, name);
}

/** The picture of one field; nothing where none was chosen. */
export function chosenFile(sent: FormData, name: string): File | undefined {
  const file = pictureFileField.safeParse(sent.get(name)).data;
  return file !== undefined && file.size > 0 ? file : undefined;
}

/** Whether a form has sent no more than one photo, ahead of the others and of all that is typed. */
export const isPhotoAlone = (sent: FormData) => sent.get(photoFields.intent) === photoIntent;

/** Keeps that photo. @returns its key for the form that it belongs to, or why it was not taken */
export async function keepPhoto(context: ConsoleContext, seller_key: string, sent: FormData) {
  const { language } = context;
  const picture = pictureFileField.safeParse(sent.get(photoFields.photo)).data ?? new File([], "photo");
  const asked = { language, seller_key, picture };
  const done = await attempt(context.client().sellerProducts.uploadProductPicture(asked));
  if (done.ok)
    return json({
      status: "success" as const,
      initialValue: { [photoFields.photo]: done.answer.data.picture },
    });
  const { errors, detail, status } = done.failure;
  return json(
    { status: "error" as const, error: { [photoFields.photo]: [errors[0]?.message ?? detail] } },
    { status },
  );
}

/** The photos that came that way before, each once. */
export const keptPhotos = (sent: FormData): string[] => [
  ...new Set(
    sent.getAll(photoFields.kept).filter((key): key is string => typeof key === "string" && key !== ""),
  ),
];
