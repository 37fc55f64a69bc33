import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { RadioCards, type RadioCardsProps } from "./radio-cards";

export default { title: "Primitives/Radio cards", component: RadioCards } satisfies Meta;

/** Of one name they would be one group on the page that shows them all. */
const cards = (words: Sample["words"], shop: Sample["shop"], name = "shipping_method"): RadioCardsProps => ({
  formId: name,
  name,
  label: words.deliveryMethod.title,
  defaultValue: "1",
  options: [
    { value: "1", title: words.deliveryMethod.homeDelivery, aside: shop.money("60"), text: shop.tagline },
    { value: "2", title: words.deliveryMethod.pickUp, aside: words.orderSummary.free, text: shop.address },
    { value: "3", title: shop.name, disabled: true },
  ],
});

export const Default = story(({ words, shop }) => <RadioCards {...cards(words, shop)} />);
export const TwoColumns = story(({ words, shop }) => (
  <RadioCards {...cards(words, shop, "columns")} columns={2} />
));
export const Invalid = story(({ words, shop }) => (
  <RadioCards {...cards(words, shop, "refused")} errors={[words.formErrors]} />
));
export const NothingChosen = story(({ words, shop }) => (
  <RadioCards {...cards(words, shop, "open")} defaultValue={undefined} hint={words.addressForm.phoneHint} />
));
export const ByTheKeyboard = story(({ words, shop }) => <RadioCards {...cards(words, shop, "keys")} />, {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole("radio");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(second).toBeChecked();
  },
});

export const DoSayWhatItCosts = advice(
  "do",
  {
    en: "Say in each card what the choice means: cost, time, place.",
    bn: "প্রতিটি কার্ডে বলুন বেছে নিলে কী হবে: খরচ, সময়, জায়গা।",
  },
  ({ words, shop }) => <RadioCards {...cards(words, shop, "advised")} />,
);
export const DontHideWhatDiffers = advice(
  "dont",
  {
    en: "Names alone make people choose blindly; a list would do as well.",
    bn: "শুধু নাম থাকলে না জেনে বেছে নিতে হয়; তাহলে তালিকাই যথেষ্ট।",
  },
  ({ words, shop }) => (
    <RadioCards
      {...cards(words, shop, "bare")}
      options={cards(words, shop).options.map(({ value, title }) => ({ value, title }))}
    />
  ),
);
