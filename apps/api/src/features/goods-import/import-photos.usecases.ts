import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { judgePicture } from "../account/picture-file";
import { keepJudgedPicture } from "../account/picture.usecases";
import type { ImportKey } from "./goods-import.repository";
import * as pictures from "./import-picture.repository";
import { pictureNamesIn } from "./shop-facts.usecases";
import { folded } from "./shop-names";
import type { SheetProduct } from "./sheet-products";

/** So many photos are drawn, then others have their turn: each takes as long as many rows. */
const photosAtOnce = 20;

/**
 * Draws the next photos that some products want, before anything of them is written: a store of files knows no transaction.
 * @returns whether none is left to be drawn
 */
export async function drawPhotos(
  services: Pick<Services, "db" | "files" | "clock">,
  { key, scope }: { key: ImportKey; scope: MemberScope },
  products: readonly { sheet: SheetProduct }[],
): Promise<boolean> {
  const { db } = services;
  const all = await inTransaction(db, (tx) => pictures.listPictures(tx, key), scope);
  const wanted = new Set(products.flatMap(({ sheet }) => pictureNamesIn(sheet)).map(folded));
  const bare = (name: string) => folded(name.replace(/\.[^.]*$/, ""));
  const undrawn = all.filter(
    ({ name, key: drawn, isBroken }) =>
      drawn === null && !isBroken && (wanted.has(folded(name)) || wanted.has(bare(name))),
  );
  for (const { name } of undrawn.slice(0, photosAtOnce)) {
    const bytes = await inTransaction(db, (tx) => pictures.findPictureBytes(tx, key, name), scope);
    if (!bytes) continue;
    const judged = await judgePicture(Buffer.from(bytes), true).catch(() => undefined);
    const drawn = judged && (await keepJudgedPicture(services, scope.memberId, judged).catch(asBroken));
    const settled = drawn === undefined ? ({ isBroken: true } as const) : { key: drawn };
    await inTransaction(db, (tx) => pictures.settlePicture(tx, key, name, settled), scope);
  }
  return undrawn.length <= photosAtOnce;
}

/** A photo that cannot be drawn is told at its row; what fails otherwise is tried again. */
function asBroken(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "picture_format") return undefined;
  throw error;
}
