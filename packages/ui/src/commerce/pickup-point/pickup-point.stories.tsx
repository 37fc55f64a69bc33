import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { PickupPoint, type PickupPointProps } from "./pickup-point";

export default { title: "Commerce/Pickup point", component: PickupPoint } satisfies Meta;

const point = ({ words, shop }: Sample, more: Partial<PickupPointProps> = {}) => (
  <PickupPoint
    name={shop.name}
    address={shop.address}
    phone="01812 345678"
    labels={words.pickupPoint}
    phoneHref="tel:01812345678"
    headingLevel="h2"
    {...more}
  />
);

export const AddressOnly = story((sample) => point(sample));
const complete = (sample: Sample) => {
  const bengali = sample.language === "bn";
  return point(sample, {
    readyBy: bengali ? "৩ মার্চ, ২০২৬ থেকে নেওয়া যাবে" : "Ready from 3 March 2026",
    hours: bengali
      ? ["শনি–বৃহস্পতি সকাল ১০:০০–রাত ৮:০০", "শুক্র বিকেল ৩:০০–রাত ৮:০০"]
      : ["Sat–Thu 10:00–20:00", "Fri 15:00–20:00"],
    directionsHref: "#map",
  });
};
export const Complete = story(complete);

export const DoSayWhenItIsOpen = advice(
  "do",
  {
    en: "From when the goods wait, when the place is open, and the way there.",
    bn: "কবে থেকে পাওয়া যাবে, দোকান কখন খোলা আর কোন পথে যেতে হবে।",
  },
  (sample) => complete(sample),
);
export const DontSendThemToAClosedDoor = advice(
  "dont",
  {
    en: "Without hours somebody crosses the city to a closed door.",
    bn: "সময় লেখা না থাকলে শহর পেরিয়ে এসে বন্ধ দোকান পায়।",
  },
  (sample) => point(sample),
);
