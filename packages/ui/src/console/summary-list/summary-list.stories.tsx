import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { SummaryList } from "./summary-list";

export default { title: "Console/Summary list", component: SummaryList } satisfies Meta;

export const WithWaysToChange = story(({ shop, words }) => (
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
));
export const ToBeReadOnly = story(({ shop, words }) => (
  <SummaryList
    className="max-w-170"
    rows={[{ label: words.signUpForm.firstName, lines: [{ text: shop.name }] }]}
  />
));
