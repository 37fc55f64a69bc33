import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { CategoryPictures, type CategoryPicturesLook } from "./category-pictures";

export default { title: "Commerce/Category pictures", component: CategoryPictures } satisfies Meta;

const inLook = (look: CategoryPicturesLook) =>
  story(({ words, shop }) => (
    <CategoryPictures categories={shop.categories} look={look} label={words.categoryList.categories} />
  ));

export const Strip = inLook("strip");
export const Round = inLook("round");
export const Large = inLook("large");
export const Rows = inLook("rows");
