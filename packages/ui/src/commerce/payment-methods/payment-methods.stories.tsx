import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
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

export const DoSayWhenItIsPaid = advice(
  "do",
  {
    en: "Say when, how and to whom it is paid.",
    bn: "কখন, কীভাবে, কাকে টাকা দিতে হবে, তা বলুন।",
  },
  (sample) => (
    <PaymentMethods methods={[{ ...cash(sample), mark: undefined }]} labels={sample.words.paymentMethods} />
  ),
);
export const DontUseWordsOfTheTrade = advice(
  "dont",
  {
    en: "“COD” is what the courier calls it: who pays has never heard of it.",
    bn: "‘সিওডি’ কুরিয়ারের ভাষা: যিনি টাকা দেবেন, তিনি হয়তো কখনো শোনেননি।",
  },
  ({ words, language }) => (
    <PaymentMethods
      methods={[
        {
          icon: "cash",
          name: language === "bn" ? "সিওডি" : "COD",
          text: language === "bn" ? "সিওডি অর্ডার প্রযোজ্য।" : "COD orders applicable.",
        },
      ]}
      labels={words.paymentMethods}
    />
  ),
);
