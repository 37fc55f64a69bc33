/** Pictures of goods and shops are made so small before they are sent, px of the longer side. */
export const longestPictureSide = 1600;

/** How much of a picture's detail its copy keeps, of 1. */
const quality = 0.85;

/**
 * A picture small enough to send from a phone: a JPEG whose longer side has at most so many pixels. What is small enough
 * already, or what the browser cannot read, stays as it is; the server judges it.
 * @param longestSide px
 */
export async function smallPicture(file: File, longestSide: number): Promise<File> {
  if (!file.type.startsWith("image/")) return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;

  const scale = longestSide / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return file;

  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) return file;

  // A JPEG has nothing to see through.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();

  const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (!copy) return file;
  const name = file.name.replace(/\.\w+$/, "");
  return new File([copy], `${name}.jpg`, { type: copy.type });
}
