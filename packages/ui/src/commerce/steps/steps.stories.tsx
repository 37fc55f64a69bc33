import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { Steps } from "./steps";

export default { title: "Commerce/Steps", component: Steps } satisfies Meta;

const ways = {
  bn: [
    ["দোকান খুলুন", "ফোন নম্বর দিন, দোকানের নাম লিখুন।"],
    ["পণ্য যোগ করুন", "ছবি তুলুন, দাম আর কত আছে তা লিখুন।"],
    ["অর্ডার পাঠান", "প্যাকেট করে পাঠিয়ে দিন; টাকা আসে ডেলিভারির সময়।"],
  ],
  en: [
    ["Open your shop", "Give your phone number and write the shop's name."],
    ["Add your goods", "Take a picture, write the price and how many there are."],
    ["Send what is ordered", "Pack it and hand it over; it is paid at the door."],
  ],
} as const;

export const Default = story(({ shop, language }) => (
  <Steps
    headingLevel="h2"
    steps={ways[language].map(([title, text], index) => ({
      number: shop.money(`${index + 1}`).slice(1),
      title,
      text,
    }))}
  />
));
