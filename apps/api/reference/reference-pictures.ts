import { categoryMotif } from "@haat/contract/admin/admin-categories.contract";
import { categoryPicture, groundOf } from "../drawing/compositions";
import { pictureOfMotif } from "../src/features/business-category/category-picture";
import { motifArt } from "./business-categories";

/** The pictures that business categories can have: each its media key, and its drawing when it is asked for. */
export const referencePictures = categoryMotif.options.map((motif, index) => ({
  key: pictureOfMotif(motif),
  svg: () => categoryPicture(motifArt[motif], groundOf("market", index)),
}));
