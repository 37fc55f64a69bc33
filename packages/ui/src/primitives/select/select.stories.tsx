import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { Select } from "./select";

export default { title: "Primitives/Select", component: Select } satisfies Meta;

export const Default = story(({ words }) => (
  <Select
    formId="select"
    name="sort_by"
    label={words.listControls.sort}
    options={[
      { value: "newest", label: words.listControls.newest },
      { value: "price_low", label: words.listControls.price_low },
    ]}
  />
));
export const Grouped = story(({ words, shop }) => (
  <Select
    formId="grouped"
    name="id_city"
    label={words.addressForm.city}
    placeholder={words.addressForm.chooseCity}
    options={[
      { label: shop.name, options: shop.categories.map(({ href, name }) => ({ value: href, label: name })) },
    ]}
  />
));
export const Invalid = story(({ words }) => (
  <Select
    formId="invalid"
    name="id_area"
    label={words.addressForm.area}
    placeholder={words.addressForm.chooseArea}
    options={[]}
    errors={[words.addressForm.chooseArea]}
  />
));
export const Chosen = story(({ words, shop }) => (
  <Select
    formId="chosen"
    name="id_category"
    label={words.categoryList.categories}
    placeholder={words.listControls.sort}
    defaultValue="#/all-products/4"
    hint={shop.tagline}
    optionalMark={words.optional}
    options={shop.categories.map(({ href, name }) => ({ value: href, label: name }))}
  />
));
export const Disabled = story(({ words }) => (
  <Select
    formId="disabled"
    name="id_area"
    label={words.addressForm.area}
    placeholder={words.addressForm.chooseCity}
    options={[]}
    disabled
  />
));
export const LongWordsInANarrowPlace = story(({ words, shop }) => (
  <Select
    formId="narrow"
    name="id_product"
    label={words.orderLines.item}
    options={shop.products.map(({ id, name }) => ({ value: id, label: name }))}
    className="max-w-48"
  />
));

export const DoForLongKnownLists = advice(
  "do",
  {
    en: "A long list whose words everybody knows, such as districts.",
    bn: "লম্বা তালিকা, যার শব্দ সবার চেনা, যেমন জেলা।",
  },
  ({ words, shop }) => (
    <Select
      formId="advised"
      name="id_category"
      label={words.categoryList.categories}
      options={shop.categories.map(({ href, name }) => ({ value: href, label: name }))}
    />
  ),
);
export const DontForTwoChoices = advice(
  "dont",
  {
    en: "Of two choices it hides one, with its price: show both as radio cards.",
    bn: "দুটির মধ্যে একটি দামসহ লুকিয়ে থাকে: দুটোই কার্ডে দেখান।",
  },
  ({ words }) => (
    <Select
      formId="two"
      name="shipping_method"
      label={words.deliveryMethod.title}
      options={[
        { value: "1", label: words.deliveryMethod.homeDelivery },
        { value: "2", label: words.deliveryMethod.pickUp },
      ]}
    />
  ),
);
