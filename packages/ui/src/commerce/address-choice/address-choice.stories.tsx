import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { AddressChoice } from "./address-choice";

export default { title: "Commerce/Address choice", component: AddressChoice } satisfies Meta;

export const Two = story(({ words, shop }) => (
  <form>
    <AddressChoice
      formId="choice"
      selected="1"
      addHref="#/shipping-address/new"
      addresses={[
        {
          id: "1",
          name: shop.customer.name,
          phone: "01712 345678",
          address: shop.customer.address,
          isHome: true,
        },
        { id: "2", name: shop.customer.name, phone: "01812 345678", address: shop.address, isHome: false },
      ]}
      labels={words.addressChoice}
    />
  </form>
));
export const None = story(({ words }) => (
  <form>
    <AddressChoice
      formId="choice"
      addHref="#/shipping-address/new"
      addresses={[]}
      errors={[words.addressChoice.none]}
      labels={words.addressChoice}
    />
  </form>
));

export const NotChosenYet = story(({ words, shop }) => (
  <form>
    <AddressChoice
      formId="choice"
      addHref="#/shipping-address/new"
      addresses={[
        {
          id: "1",
          name: shop.customer.name,
          phone: "01712 345678",
          address: shop.customer.address,
          isHome: false,
        },
      ]}
      errors={[words.formErrors]}
      labels={words.addressChoice}
    />
  </form>
));

const pair = (formId: string, { words }: Sample, name: string, addresses: readonly [string, string]) => (
  <form>
    <AddressChoice
      formId={formId}
      selected="0"
      addHref="#/shipping-address/new"
      addresses={addresses.map((address, index) => ({
        id: String(index),
        name,
        phone: "01712 345678",
        address,
        isHome: false,
      }))}
      labels={words.addressChoice}
    />
  </form>
);

export const DoShowTheWholeAddress = advice(
  "do",
  {
    en: "The whole address, as the rider will read it: a wrong choice is seen here.",
    bn: "পুরো ঠিকানা, ডেলিভারির লোক যেমন পড়বেন: ভুল হলে এখানেই চোখে পড়ে।",
  },
  (sample) =>
    pair("whole", sample, sample.shop.customer.name, [sample.shop.customer.address, sample.shop.address]),
);
export const DontShortenToTheCity = advice(
  "dont",
  {
    en: "Two addresses in one city look the same, and the parcel goes to the other.",
    bn: "এক শহরের দুটি ঠিকানা একই দেখায়, আর পার্সেল যায় অন্যটিতে।",
  },
  (sample) => {
    const city = sample.language === "bn" ? "ঢাকা" : "Dhaka";
    return pair("city", sample, sample.shop.customer.name, [city, city]);
  },
);
