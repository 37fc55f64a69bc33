import { categoryPicture, groundOf } from "../seed/pictures/compositions";
import { pictureKeys } from "../seed/pictures/picture-keys";
import { businessCategories } from "./business-categories";

/** The pictures that the trades' rows name: each its media key, and its drawing when it is asked for. */
export const referencePictures = businessCategories.map(({ slug, art }, index) => ({
  key: pictureKeys.businessCategory(slug),
  svg: () => categoryPicture(art, groundOf("market", index)),
}));
