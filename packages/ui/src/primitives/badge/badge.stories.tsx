import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { Badge } from "./badge";

export default { title: "Primitives/Badge", component: Badge } satisfies Meta;

export const Ribbons = story(({ shop }) => (
  <div className="flex flex-wrap gap-2">
    {([1, 2, 3, 4] as const).map((tone) => (
      <Badge key={tone} tone={tone}>
        {shop.products[0]?.ribbon?.label}
      </Badge>
    ))}
  </div>
));
export const States = story(({ words }) => (
  <div className="flex flex-wrap gap-2">
    <Badge tone="success">{words.orderStatus.delivered}</Badge>
    <Badge tone="info">{words.orderStatus.shipped}</Badge>
    <Badge tone="warning">{words.orderStatus.pending}</Badge>
    <Badge tone="danger">{words.orderStatus.cancel}</Badge>
    <Badge tone="neutral">{words.stock.out}</Badge>
  </div>
));
export const LongInANarrowPlace = story(({ shop }) => (
  <div className="grid max-w-40 justify-items-start gap-2">
    <Badge tone={1}>{shop.tagline}</Badge>
    <Badge tone="warning">{shop.products[2]?.name}</Badge>
  </div>
));

export const DoMarkTheException = advice(
  "do",
  {
    en: "Mark what differs from the rest of the list.",
    bn: "তালিকার বাকিগুলো থেকে যা আলাদা, সেটি চিহ্নিত করুন।",
  },
  ({ words, shop }) => (
    <ul className="grid gap-2">
      {shop.products.slice(0, 3).map(({ name, href }, index) => (
        <li key={href} className="flex flex-wrap gap-2">
          {name} {index === 1 && <Badge tone="neutral">{words.stock.out}</Badge>}
        </li>
      ))}
    </ul>
  ),
);
export const DontMarkEverything = advice(
  "dont",
  { en: "Where everything is marked, nothing is found.", bn: "সব কিছু চিহ্নিত থাকলে কিছুই খুঁজে পাওয়া যায় না।" },
  ({ words, shop }) => (
    <ul className="grid gap-2">
      {shop.products.slice(0, 3).map(({ name, href, ribbon }, index) => (
        <li key={href} className="flex flex-wrap gap-2">
          {name} <Badge tone="success">{words.stock.inStock}</Badge>
          <Badge tone={((index % 4) + 1) as 1 | 2 | 3 | 4}>
            {ribbon?.label ?? words.orderStatus.pending}
          </Badge>
        </li>
      ))}
    </ul>
  ),
);
