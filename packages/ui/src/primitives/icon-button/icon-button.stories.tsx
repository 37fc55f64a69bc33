import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
import { IconButton } from "./icon-button";

export default { title: "Primitives/Icon button", component: IconButton } satisfies Meta;

export const Default = story(({ words }) => <IconButton icon="close" label={words.dialog.close} />);
