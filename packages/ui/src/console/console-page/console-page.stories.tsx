import type { Meta } from "@storybook/react-vite";
import { Badge } from "../../primitives/badge/badge";
import { Button } from "../../primitives/button/button";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { RowList } from "../row-list/row-list";
import { ConsolePage } from "./console-page";

export default { title: "Console/Page", component: ConsolePage } satisfies Meta;

export const OneThing = story((sample) => (
  <ConsolePage
    title={sample.words.signInForm.phone}
    lead={sample.words.signInForm.hint}
    back={{ href: "#", label: sample.words.consoleNav.today }}
  >
    <Button wide>{sample.words.signInForm.submit}</Button>
  </ConsolePage>
));
export const OfAList = story((sample) => (
  <ConsolePage title={sample.words.consoleNav.goods} width="list">
    <RowList
      rows={sample.shop.products.map(({ id, name, price }) => ({
        id,
        title: name,
        lines: [price],
        href: "#",
      }))}
    />
  </ConsolePage>
));
export const WithAState = story((sample) => (
  <ConsolePage
    title="HT-7K2M9Q"
    width="wide"
    aside={<Badge tone="success">{sample.words.orderStatus.delivered}</Badge>}
  />
));

export const DoCallItAsItsEntry = advice(
  "do",
  { en: "Call the page as the entry that leads to it.", bn: "যে নামের লিংক ধরে আসা, পাতার নামও তা‑ই রাখুন।" },
  ({ words }) => (
    <ConsolePage title={words.consoleNav.goods}>
      <Button>{words.consoleForm.save}</Button>
    </ConsolePage>
  ),
);
export const DontCallItOtherwise = advice(
  "dont",
  {
    en: "Under another name one asks whether this is the right page.",
    bn: "অন্য নাম দেখলে মনে হয় ভুল পাতায় এসেছি।",
  },
  ({ words, language }) => (
    <ConsolePage title={language === "bn" ? "ইনভেন্টরি মডিউল" : "Inventory module"}>
      <Button>{words.consoleForm.save}</Button>
    </ConsolePage>
  ),
);
