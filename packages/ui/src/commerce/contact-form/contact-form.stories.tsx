import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fill, story, type Sample } from "../../samples/in-language";
import { ContactForm, type ContactFormProps } from "./contact-form";

export default { title: "Commerce/Contact form", component: ContactForm } satisfies Meta;

const form = ({ words, shop, language }: Sample, more: Partial<ContactFormProps> = {}) => (
  <ContactForm
    count={{
      template: fill(words.characters.count, { max: shop.money("300").slice(1) }),
      digits: language === "bn" ? "০১২৩৪৫৬৭৮৯" : "0123456789",
    }}
    labels={{ ...words.contactForm, errors: words.formErrors }}
    action="#"
    formId="contact"
    {...more}
  />
);

export const Empty = story((sample) => form(sample), {
  play: async ({ canvasElement }) => {
    const [, , , message] = within(canvasElement).getAllByRole("textbox");
    if (!message) throw new Error("the message is missing");
    await userEvent.type(message, "ক্ষ্ম");
    await expect(canvasElement.querySelector('[data-slot="textarea-count"]')).toHaveTextContent(/1|১/);
    await userEvent.clear(message);
  },
});
export const OfACustomer = story((sample) =>
  form(sample, {
    values: {
      name: sample.shop.customer.name,
      email: "shrabanti@example.com",
      message: sample.shop.tagline,
    },
  }),
);
export const Refused = story((sample) => {
  const fields = ["name", "email", "message"] as const;
  const errors = Object.fromEntries(fields.map((field) => [field, [sample.words.formErrors]]));
  return form(sample, { values: { email: "x@" }, errors });
});
export const Sending = story((sample) => form(sample, { pending: true }));
export const Sent = story((sample) => form(sample, { sent: true }));
