import type { Meta } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fill, story, type Sample } from "../../samples/in-language";
import { AddressForm, type AddressFormProps } from "./address-form";

export default { title: "Commerce/Address form", component: AddressForm } satisfies Meta;

const placed = fn();

const form = ({ words, language }: Sample): AddressFormProps => {
  const bengali = language === "bn";
  return {
    formId: "address",
    action: "#",
    places: {
      divisions: [
        { value: "3", label: bengali ? "ঢাকা" : "Dhaka" },
        { value: "1", label: bengali ? "চট্টগ্রাম" : "Chattogram" },
      ],
      cities: [
        {
          label: bengali ? "ঢাকা বিভাগ" : "Dhaka division",
          options: [
            { value: "47", label: bengali ? "ঢাকা" : "Dhaka" },
            { value: "41", label: bengali ? "গাজীপুর" : "Gazipur" },
          ],
        },
        {
          label: bengali ? "চট্টগ্রাম বিভাগ" : "Chattogram division",
          options: [{ value: "8", label: bengali ? "লক্ষ্মীপুর" : "Lakshmipur" }],
        },
      ],
      areas: [{ value: "500", label: bengali ? "ধানমন্ডি" : "Dhanmondi" }],
    },
    count: {
      template: fill(words.characters.count, { max: bengali ? "১০০" : "100" }),
      digits: bengali ? "০১২৩৪৫৬৭৮৯" : "0123456789",
    },
    labels: { ...words.addressForm, optional: words.optional },
  };
};

export const Empty = story((sample) => <AddressForm {...form(sample)} />);

export const Filled = story(
  (sample) => (
    <AddressForm
      {...form(sample)}
      showRefresh={false}
      onPlaceChange={placed}
      values={{
        first_name: sample.shop.customer.firstName,
        last_name: sample.shop.customer.lastName,
        contact_number: "01712 345678",
        id_division: "3",
        id_city: "47",
        id_area: "500",
        address: sample.shop.customer.address,
        postal_code: "1216",
        is_home: "1",
      }}
    />
  ),
  {
    play: async ({ canvasElement }) => {
      placed.mockClear();
      const [division, , area] = within(canvasElement).getAllByRole("combobox");
      if (!division || !area) throw new Error("the lists are missing");
      await userEvent.selectOptions(division, "1");
      await expect(placed).toHaveBeenCalledOnce();
      await userEvent.selectOptions(area, "500");
      await expect(placed).toHaveBeenCalledOnce();
    },
  },
);

export const Refused = story((sample) => {
  const fields = ["first_name", "id_city", "address", "postal_code", "is_home"] as const;
  const errors = Object.fromEntries(fields.map((field) => [field, [sample.words.formErrors]]));
  return <AddressForm {...form(sample)} errors={errors} />;
});
export const PlacesFound = story((sample) => (
  <AddressForm
    {...form(sample)}
    values={{ place: sample.language === "bn" ? "ধান" : "Dhan" }}
    found={[
      { value: "47-500", label: sample.language === "bn" ? "ধানমন্ডি, ঢাকা" : "Dhanmondi, Dhaka" },
      { value: "36-410", label: sample.language === "bn" ? "ধনবাড়ী, টাঙ্গাইল" : "Dhanbari, Tangail" },
    ]}
  />
));
export const NoPlaceFound = story((sample) => (
  <AddressForm {...form(sample)} values={{ place: "zzz" }} found={[]} />
));
export const AreaWritten = story((sample) => (
  <AddressForm
    {...form(sample)}
    values={{ id_city: "47", area_name: sample.language === "bn" ? "নতুন পল্লী" : "Notun Palli" }}
  />
));
export const Saving = story((sample) => <AddressForm {...form(sample)} pending />);
