import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { pictures } from "../../samples/sample-shop";
import { Picture } from "./picture";

export default { title: "Primitives/Picture", component: Picture } satisfies Meta;

export const Square = story(({ shop }) => (
  <Picture
    src={pictures.sari}
    alt={shop.products[0]?.name ?? ""}
    sizes="320px"
    className="max-w-80 rounded-card"
  />
));
export const Missing = story(() => <Picture src="" alt="" sizes="320px" className="max-w-80 rounded-card" />);
