import type { Meta } from "@storybook/react-vite";
import { story, type Sample } from "../../samples/in-language";
import { PaymentMethods } from "./payment-methods";

export default { title: "Commerce/Payment methods", component: PaymentMethods } satisfies Meta;

const cash = ({ words }: Sample) => ({
  icon: "cash" as const,
  name: words.paymentMethods.cash,
  text: words.paymentMethods.cashText,
  mark: { label: words.paymentMethods.only, tone: "success" as const },
});

export const CashOnDelivery = story((sample) => (
  <PaymentMethods methods={[cash(sample)]} labels={sample.words.paymentMethods} />
));
export const Several = story((sample) => (
  <PaymentMethods
    methods={[
      { ...cash(sample), mark: undefined },
      {
        icon: "store",
        name: sample.words.paymentMethods.atStore,
        text: sample.words.paymentMethods.atStoreText,
      },
    ]}
    labels={sample.words.paymentMethods}
  />
));
