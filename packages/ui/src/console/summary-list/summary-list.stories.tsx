import type { Meta } from "@storybook/react-vite";
import { advice, anatomy } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { SummaryList } from "./summary-list";

export default { title: "Console/Summary list", component: SummaryList } satisfies Meta;

export const WithWaysToChange = story(
  ({ shop, words }) => (
    <SummaryList
      className="max-w-170"
      rows={[
        {
          label: words.signUpForm.firstName,
          lines: [{ text: shop.name }],
          change: { href: "#", label: words.consoleForm.change },
        },
        {
          label: words.signInForm.phone,
          lines: [{ text: "01712345678" }],
          change: { href: "#", label: words.consoleForm.change },
        },
      ]}
    />
  ),
  {
    parameters: anatomy(
      { at: "dt", name: "Name", text: "What was asked, as a noun." },
      { at: "dd", name: "Answer", text: "As it was given, in one or more lines; a picture stands in it." },
      {
        at: "dd a",
        name: "Change",
        text: "`change`: leads to the place where it was asked; its name is heard with it.",
      },
    ),
  },
);
export const ToBeReadOnly = story(({ shop, words }) => (
  <SummaryList
    className="max-w-170"
    rows={[{ label: words.signUpForm.firstName, lines: [{ text: shop.name }] }]}
  />
));

export const DoAskInTheSameWords = advice(
  "do",
  {
    en: "Name each answer as it was asked for, so that it can be checked.",
    bn: "যে নামে জানতে চেয়েছেন, উত্তরের পাশেও সেই নামই লিখুন।",
  },
  ({ words, shop }) => (
    <SummaryList
      rows={[
        {
          label: words.signUpForm.firstName,
          lines: [{ text: shop.name }],
          change: { href: "#", label: words.consoleForm.change },
        },
        {
          label: words.signInForm.phone,
          lines: [{ text: "01712345678" }],
          change: { href: "#", label: words.consoleForm.change },
        },
      ]}
    />
  ),
);
export const DontShowWhatIsKept = advice(
  "dont",
  {
    en: "Nobody recognises an answer under the name that it is kept by.",
    bn: "যে নামে তথ্য জমা থাকে, সে নামে কেউ নিজের উত্তর চেনেন না।",
  },
  ({ words, shop }) => (
    <SummaryList
      rows={[
        {
          label: "first_name",
          lines: [{ text: shop.name }],
          change: { href: "#", label: words.consoleForm.change },
        },
        {
          label: "msisdn",
          lines: [{ text: "+8801712345678" }],
          change: { href: "#", label: words.consoleForm.change },
        },
      ]}
    />
  ),
);
