import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { HelpPhone } from "./help-phone";

export default { title: "Commerce/Help phone", component: HelpPhone } satisfies Meta;

export const Default = story(({ words }) => (
  <HelpPhone phone="09612 345678" href="tel:09612345678" labels={words.helpPhone} />
));
export const WithHours = story(({ words, language }) => (
  <HelpPhone
    phone="09612 345678"
    href="tel:09612345678"
    labels={{
      ...words.helpPhone,
      hours: language === "bn" ? "প্রতিদিন সকাল ৯টা থেকে রাত ৯টা" : "Every day, 9 am to 9 pm",
    }}
  />
));
