import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
import { HelpPhone } from "./help-phone";

export default { title: "Commerce/Help phone", component: HelpPhone } satisfies Meta;

export const Default = story(({ words }) => (
  <HelpPhone phone="09612 345678" href="tel:09612345678" labels={words.helpPhone} />
));
