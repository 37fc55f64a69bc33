import type { Meta } from "@storybook/react-vite";
import { story, type Sample } from "../../samples/in-language";
import { ProfileForm, type ProfileFormProps } from "./profile-form";

export default { title: "Commerce/Profile form", component: ProfileForm } satisfies Meta;

const form = ({ words, shop }: Sample, more: Partial<ProfileFormProps> = {}) => (
  <ProfileForm
    phone="01712 345678"
    labels={{ ...words.profileForm, optional: words.optional, errors: words.formErrors }}
    action="#"
    formId="profile"
    values={{
      first_name: shop.customer.firstName,
      last_name: shop.customer.lastName,
      email: "shrabanti@example.com",
    }}
    {...more}
  />
);

export const Filled = story((sample) => form(sample));
export const WithoutEmail = story((sample) =>
  form(sample, {
    values: {
      first_name: sample.language === "bn" ? "লক্ষ্মীপ্রিয়া" : "Lakshmipriya",
      last_name: sample.language === "bn" ? "স্ত্রী-উদ্যোক্তা ঊর্ধ্বতন" : "Bandyopadhyay-Chattopadhyay",
    },
  }),
);
export const Refused = story((sample) =>
  form(sample, {
    values: { first_name: "1", last_name: "", email: "x@" },
    errors: { first_name: [sample.words.formErrors], email: [sample.words.formErrors] },
  }),
);
export const ChangedElsewhere = story((sample) =>
  form(sample, { formErrors: [sample.words.profileForm.changedElsewhere] }),
);
export const Saving = story((sample) => form(sample, { pending: true }));
