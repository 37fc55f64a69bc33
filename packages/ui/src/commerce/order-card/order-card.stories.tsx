import type { Meta } from "@storybook/react-vite";
import { fill, story } from "../../../../../.storybook/in-language";
import { OrderCard } from "./order-card";

export default { title: "Commerce/Order card", component: OrderCard } satisfies Meta;

export const Default = story(({ words, shop, language }) => (
  <div className="grid gap-3">
    {(["pending", "shipped", "cancel"] as const).map((status, index) => (
      <OrderCard
        key={status}
        href={`#/orders/${index}`}
        orderId={`HT-7K2M9${index}`}
        date={language === "bn" ? "২ মার্চ, ২০২৬" : "2 March 2026"}
        status={{
          label: words.orderStatus[status],
          tone: (["warning", "info", "danger"] as const)[index] ?? "neutral",
        }}
        total={shop.money("3,150")}
        items={fill(words.orderCard.items, {
          name: shop.products[index]?.name ?? "",
          number: shop.money("2").slice(1),
        })}
        picture={shop.products[index]?.picture ?? ""}
        labels={words.orderCard}
      />
    ))}
  </div>
));
