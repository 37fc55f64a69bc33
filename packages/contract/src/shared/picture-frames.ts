/** The frames that pictures of a shop's first page are composed for: nothing of a picture is ever cut off. */
export const pictureFrames = {
  /** Of a banner, from a tablet's width on: beside the words. */
  wide: { width: 5, height: 2, leastWidth: 800 },
  /** Of a banner on a phone: above the words. */
  phone: { width: 2, height: 1, leastWidth: 480 },
  /** Beside a text. */
  section: { width: 3, height: 2, leastWidth: 480 },
} as const;
export type PictureFrame = keyof typeof pictureFrames;
export type BannerFrame = Exclude<PictureFrame, "section">;

/** Whether a picture fills a frame; one that does not is shown whole on the shop's colour. */
export function fitsFrame(
  frame: PictureFrame,
  { width, height }: { width: number; height: number },
): boolean {
  const wanted = pictureFrames[frame].width / pictureFrames[frame].height;
  return Math.abs(width / height / wanted - 1) <= 0.02;
}
