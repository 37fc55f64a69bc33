import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
import { OrderTimeline } from "./order-timeline";

export default { title: "Commerce/Order timeline", component: OrderTimeline } satisfies Meta;

export const OnItsWay = story(({ words, language }) => (
  <OrderTimeline
    labels={words.orderTimeline}
    steps={[
      {
        id: "pending",
        label: words.orderStatus.pending,
        time: language === "bn" ? "২ মার্চ, ২০২৬ এ ১০:৪৫ AM" : "2 March 2026, 10:45",
        state: "done",
      },
      { id: "accept", label: words.orderStatus.accept, state: "done" },
      { id: "shipped", label: words.orderStatus.shipped, state: "current" },
      { id: "delivered", label: words.orderStatus.delivered, state: "coming" },
    ]}
  />
));
export const Cancelled = story(({ words }) => (
  <OrderTimeline
    labels={words.orderTimeline}
    steps={[
      { id: "pending", label: words.orderStatus.pending, state: "done" },
      { id: "cancel", label: words.orderStatus.cancel, state: "cancelled" },
    ]}
  />
));
