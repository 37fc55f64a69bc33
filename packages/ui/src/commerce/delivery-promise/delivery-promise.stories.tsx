import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { DeliveryPromise, type DeliveryPromiseProps } from "./delivery-promise";

export default { title: "Commerce/Delivery promise", component: DeliveryPromise } satisfies Meta;

const promise = ({ words, language }: Sample, more: Partial<DeliveryPromiseProps> = {}) => {
  const bengali = language === "bn";
  return (
    <DeliveryPromise
      time={bengali ? "ঢাকায় ২৪ ঘণ্টার মধ্যে, অন্য জেলায় ৩ দিনে" : "Within 24 hours in Dhaka, 3 days elsewhere"}
      fee={bengali ? "ঢাকায় ৳৬০, অন্য জেলায় ৳১২০" : "৳60 in Dhaka, ৳120 elsewhere"}
      returns={
        bengali
          ? "পণ্য ঠিক না থাকলে ৭ দিনের মধ্যে ফেরত নেওয়া হয়।"
          : "Taken back within 7 days if something is wrong."
      }
      labels={words.deliveryPromise}
      className="max-w-form"
      {...more}
    />
  );
};

export const Default = story((sample) => promise(sample));
export const FreeFromAnAmountWithTerms = story((sample) =>
  promise(sample, {
    freeFrom: sample.language === "bn" ? "৳২,০০০ থেকে ফ্রি" : "Free from ৳2,000",
    soldBy: `${sample.shop.name}, ${sample.language === "bn" ? "মিরপুর ১০, ঢাকা" : "Mirpur 10, Dhaka"}`,
    termsHref: "#terms",
  }),
);

export const DoSayDaysAndTaka = advice(
  "do",
  {
    en: "Days and taka, for near and for far.",
    bn: "কত দিন আর কত টাকা, কাছে ও দূরে।",
  },
  (sample) => promise(sample),
);
export const DontPraiseTheDelivery = advice(
  "dont",
  {
    en: "Nobody can plan for “super fast”, and the shop is held to it.",
    bn: "‘সুপার ফাস্ট’ শুনে কবে আসবে জানা যায় না, অথচ দেরি হলে জবাব দোকানকেই দিতে হয়।",
  },
  (sample) =>
    promise(
      sample,
      sample.language === "bn"
        ? { time: "সুপার ফাস্ট ডেলিভারি!", fee: "সবচেয়ে কম খরচে!" }
        : { time: "Super fast delivery!", fee: "The lowest price!" },
    ),
);
