import { categoryPicture, groundOf } from "../drawing/compositions";
import { businessCategories, businessCategoryPicture } from "./business-categories";

/** The pictures that the trades' rows name: each its media key, and its drawing when it is asked for. */
export const referencePictures = businessCategories.map(({ slug, art }, index) => ({
  key: businessCategoryPicture(slug),
  svg: () => categoryPicture(art, groundOf("market", index)),
}));
