import { formatNumber } from "@haat/i18n/numbers";
import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { CountTiles, type CountTile } from "./count-tiles";

export default { title: "Console/Count tiles", component: CountTiles } satisfies Meta;

const counts = (
  { language, words: { consoleNav } }: Sample,
  ...tones: CountTile["tone"][]
): readonly CountTile[] => [
  {
    id: "orders",
    label: consoleNav.orders,
    count: formatNumber(3, language),
    icon: "bell",
    href: "#orders",
    tone: tones[0] ?? "danger",
  },
  {
    id: "goods",
    label: consoleNav.goods,
    count: formatNumber(12, language),
    icon: "tag",
    href: "#goods",
    tone: tones[1] ?? "warning",
  },
  {
    id: "shop",
    label: consoleNav.shop,
    count: formatNumber(0, language),
    icon: "store",
    href: "#shop",
    tone: tones[2] ?? "neutral",
  },
];

export const WhatWaits = story((sample) => <CountTiles className="max-w-170" tiles={counts(sample)} />);

export const DoStayCalm = advice(
  "do",
  {
    en: "A tone where something waits; nothing where nothing does.",
    bn: "যেখানে কাজ বাকি সেখানে রং; যেখানে কিছু নেই সেখানে রং নেই।",
  },
  (sample) => <CountTiles className="max-w-170" tiles={counts(sample)} />,
);
export const DontAlarm = advice(
  "dont",
  {
    en: "Where all is red, nothing is urgent.",
    bn: "সবই লাল হলে কোনটি আগে করতে হবে তা বোঝা যায় না।",
  },
  (sample) => <CountTiles className="max-w-170" tiles={counts(sample, "danger", "danger", "danger")} />,
);
