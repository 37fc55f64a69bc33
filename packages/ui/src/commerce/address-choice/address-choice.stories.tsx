import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { AddressChoice } from "./address-choice";

export default { title: "Commerce/Address choice", component: AddressChoice } satisfies Meta;

export const Two = story(({ words, shop }) => (
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
));
export const None = story(({ words }) => (
  <AddressChoice
    formId="choice"
    addHref="#/shipping-address/new"
    addresses={[]}
    errors={[words.addressChoice.none]}
    labels={words.addressChoice}
  />
));

export const NotChosenYet = story(({ words, shop }) => (
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
));
