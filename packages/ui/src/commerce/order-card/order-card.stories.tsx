import type { Meta } from "@storybook/react-vite";
import { fill, story, type Sample } from "../../samples/in-language";
import { OrderCard, type OrderCardProps } from "./order-card";

export default { title: "Commerce/Order card", component: OrderCard } satisfies Meta;

const tones = {
  pending: "warning",
  accept: "info",
  in_store: "info",
  shipped: "info",
  delivered: "success",
  cancel: "danger",
} as const;

const card = ({ words, shop, language }: Sample, status: keyof typeof tones, index: number) =>
  ({
    href: `#/orders/${index}`,
    orderId: `HT-7K2M9${index}`,
    date: language === "bn" ? "২ মার্চ, ২০২৬" : "2 March 2026",
    status: { label: words.orderStatus[status], tone: tones[status] },
    total: shop.money("3,150"),
    items: fill(words.orderCard.items, {
      name: shop.products[index]?.name ?? "",
      number: shop.money("2").slice(1),
    }),
    picture: shop.products[index]?.picture ?? "",
    labels: words.orderCard,
  }) satisfies OrderCardProps;

export const EveryStatus = story((sample) => (
  <div className="grid max-w-170 gap-3">
    {(Object.keys(tones) as (keyof typeof tones)[]).map((status, index) => (
      <OrderCard key={status} {...card(sample, status, index)} />
    ))}
  </div>
));
export const OneProductWithoutPicture = story((sample) => (
  <div className="max-w-170">
    <OrderCard {...card(sample, "pending", 4)} items={sample.shop.products[4]?.name ?? ""} picture="" />
  </div>
));
export const OfSeveralShops = story((sample) => (
  <div className="grid max-w-170 gap-3">
    <OrderCard {...card(sample, "shipped", 0)} shop={sample.shop.name} />
    <OrderCard {...card(sample, "delivered", 1)} shop={`${sample.shop.name} ${sample.shop.tagline}`} />
  </div>
));
