import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { HelpPhone } from "./help-phone";

export default { title: "Commerce/Help phone", component: HelpPhone } satisfies Meta;

const hours = { bn: "প্রতিদিন সকাল ৯টা থেকে রাত ৯টা", en: "Every day, 9 am to 9 pm" } as const;

export const Default = story(({ words }) => (
  <HelpPhone phone="09612 345678" href="tel:09612345678" labels={words.helpPhone} />
));
export const WithHours = story(({ words, language }) => (
  <HelpPhone
    phone="09612 345678"
    href="tel:09612345678"
    labels={{
      ...words.helpPhone,
      hours: hours[language],
    }}
  />
));

export const DoSayWhenSomebodyAnswers = advice(
  "do",
  { en: "Say when somebody answers.", bn: "কখন ফোন ধরা হয়, লিখে দিন।" },
  ({ words, language }) => (
    <HelpPhone
      phone="09612 345678"
      href="tel:09612345678"
      labels={{ ...words.helpPhone, hours: hours[language] }}
    />
  ),
);
export const DontLetItRing = advice(
  "dont",
  {
    en: "Who calls at midnight and hears no one does not call again.",
    bn: "রাতে ফোন করে কাউকে না পেলে মানুষ আর ফোন করেন না।",
  },
  ({ words }) => <HelpPhone phone="09612 345678" href="tel:09612345678" labels={words.helpPhone} />,
);
