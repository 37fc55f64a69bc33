import { categoryMotif, type CategoryMotif } from "@haat/contract/admin/admin-categories.contract";

const folder = "platform/business-categories/";

/** The media key of the picture with a motif; the drawings are in `reference/`. */
export const pictureOfMotif = (motif: CategoryMotif) => `${folder}${motif}`;

/** Every motif with its picture. */
export const allMotifs = categoryMotif.options.map((motif) => ({ motif, picture: pictureOfMotif(motif) }));

/** The motif of a picture; what bears none of ours is one of the rest. */
export const motifOfPicture = (picture: string): CategoryMotif =>
  categoryMotif.options.find((motif) => pictureOfMotif(motif) === picture) ?? "other";
