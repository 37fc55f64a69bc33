import { business } from "@haat/contract/shared/business-constants";
import type { Services } from "../../http/call";
import type { FocusPoint } from "./picture-file";
import { keepSquare } from "./picture.usecases";
import * as pictures from "./picture.repository";

/** Where a picture is held that is as it was sent. */
const middle = 50;

/** What of a picture stays in sight where a box has another shape than it. */
export interface PictureFocus {
  /** The picture as it is shown. */
  picture: string;
  /** As it was sent; the same where nobody chose a point. */
  whole: string;
  point: FocusPoint;
}

/** The points of those pictures that somebody uploaded; a point can be chosen for no other one. */
export async function focusOf(
  { db }: Pick<Services, "db">,
  keys: readonly string[],
): Promise<PictureFocus[]> {
  const rows = keys.length > 0 ? await pictures.listFocus(db, keys) : [];
  return rows.map(({ key, whole, focusX, focusY }) => ({
    picture: key,
    whole: whole ?? key,
    point: { x: focusX ?? middle, y: focusY ?? middle },
  }));
}

/**
 * Has a picture held at a point: a square of it that is a picture of its own, the same one for the same point. At the middle it
 * is as it was sent, since that is where boxes hold pictures anyhow.
 * @returns the key of the picture to show; nothing where there is none
 * @throws too_many_requests, picture_not_saved
 */
export async function focusPicture(
  services: Services,
  { accountId, requestId }: { accountId: number; requestId?: string | undefined },
  picture: string,
  point: FocusPoint,
): Promise<string | undefined> {
  const [now] = await focusOf(services, [picture]);
  if (!now) return undefined;
  const { whole } = now;
  if (point.x === middle && point.y === middle) return whole;
  const cut = { whole, focus: point };
  const known = await pictures.findSquare(services.db, accountId, cut);
  // A name is written down before its file is there, and stays where drawing it was refused.
  if (known !== undefined && (await services.files.get(known))) return known;
  return keepSquare(services, accountId, cut, requestId, business.picturesPerSellerPerHour);
}
