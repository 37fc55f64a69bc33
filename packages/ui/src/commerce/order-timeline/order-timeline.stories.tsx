import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { OrderTimeline, type TimelineStep } from "./order-timeline";

export default { title: "Commerce/Order timeline", component: OrderTimeline } satisfies Meta;

type Status = Exclude<keyof Sample["words"]["orderStatus"], "all">;

const times = {
  bn: [
    "২ মার্চ, ২০২৬, সকাল ১০:৪৫",
    "২ মার্চ, ২০২৬, সকাল ১১:২০",
    "৩ মার্চ, ২০২৬, সকাল ৯:০৫",
    "৪ মার্চ, ২০২৬, বিকেল ৪:৩০",
  ],
  en: ["2 March 2026, 10:45", "2 March 2026, 11:20", "3 March 2026, 09:05", "4 March 2026, 16:30"],
} as const;

/** A way through the statuses, as far as `at`; the step it is at says what comes next. */
const timeline = (
  { words, language }: Sample,
  method: "delivery" | "pickUp",
  way: readonly Status[],
  at: number,
) => {
  const last = way.length - 1;
  const states = words.orderTimeline.states[method];
  const steps = way.map((status, index): TimelineStep => {
    const state =
      status === "cancel" ? "cancelled" : index < at ? "done" : index === at ? "current" : "coming";
    return {
      id: status,
      label: states[status].label,
      time: index <= at ? times[language][index] : undefined,
      text: index === at ? states[status].next : undefined,
      state: at === last && state === "current" ? "done" : state,
    };
  });
  return <OrderTimeline labels={words.orderTimeline} steps={steps} />;
};
const course = (method: "delivery" | "pickUp", way: readonly Status[], at: number) =>
  story((sample) => timeline(sample, method, way, at));

const delivery = ["pending", "accept", "shipped", "delivered"] as const;
const pickUp = ["pending", "accept", "in_store", "delivered"] as const;

export const Pending = course("delivery", delivery, 0);
export const Accepted = course("delivery", delivery, 1);
export const OnItsWay = course("delivery", delivery, 2);
export const WaitingInTheStore = course("pickUp", pickUp, 2);
export const Delivered = course("delivery", delivery, 3);
export const PickedUp = course("pickUp", pickUp, 3);
export const Cancelled = course("delivery", ["pending", "accept", "cancel"], 2);

const codes = ["PND", "ACPT-ML", "IN-TRANSIT HUB 04", "DLV"];

export const DoSayWhatComesNext = advice(
  "do",
  {
    en: "Say in daily words how far it is, and what comes next.",
    bn: "কত দূর এসেছে আর এরপর কী হবে, চেনা কথায় বলুন।",
  },
  (sample) => timeline(sample, "delivery", delivery, 2),
);
export const DontRepeatTheCourier = advice(
  "dont",
  {
    en: "The courier's codes mean nothing to who waits at home.",
    bn: "কুরিয়ারের কোড ঘরে অপেক্ষায় থাকা মানুষের কাছে কিছুই বোঝায় না।",
  },
  ({ words, language }) => (
    <OrderTimeline
      labels={words.orderTimeline}
      steps={codes.map((label, index) => ({
        id: label,
        label,
        time: index <= 2 ? times[language][index] : undefined,
        state: index < 2 ? "done" : index === 2 ? "current" : "coming",
      }))}
    />
  ),
);
