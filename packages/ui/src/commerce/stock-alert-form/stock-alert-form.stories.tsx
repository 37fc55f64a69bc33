import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { StockAlertForm, type StockAlertFormProps } from "./stock-alert-form";

export default { title: "Commerce/Stock alert form", component: StockAlertForm } satisfies Meta;

const form = (more: Partial<StockAlertFormProps> = {}) =>
  story(({ words }) => (
    <div className="max-w-form">
      <StockAlertForm formId="alert" action="#" labels={words.stockAlertForm} {...more} />
    </div>
  ));

export const AskingForANumber = form({ attributeIds: ["11", "12"] });
export const SignedIn = form({ knownPhone: "01712345678" });
export const Waiting = form({ knownPhone: "01712345678", alertId: "1" });
export const OnItsWay = form({ phone: "01712345678", pending: "ask" });
export const Refused = story(({ words, language }) => (
  <div className="max-w-form">
    <StockAlertForm
      formId="alert"
      action="#"
      phone="0171"
      errors={{
        phone: [language === "bn" ? "মোবাইল নম্বর ১১ সংখ্যার হতে হবে" : "Mobile number needs to be 11 digits"],
      }}
      labels={words.stockAlertForm}
    />
  </div>
));

export const DoSayWhatIsSent = advice(
  "do",
  {
    en: "Say what comes, how, and how often, before the number is asked for.",
    bn: "নম্বর চাওয়ার আগে বলুন কী পাঠাবেন, কীভাবে, কয়বার।",
  },
  ({ words }) => <StockAlertForm formId="told" action="#" labels={words.stockAlertForm} />,
);
export const DontAskForASubscription = advice(
  "dont",
  {
    en: "“Subscribe to offers” asks for more than was wanted, and few leave their number.",
    bn: "“অফার পেতে সাবস্ক্রাইব” বললে নম্বরটি আর কেউ দিতে চায় না।",
  },
  ({ words, language }) => (
    <StockAlertForm
      formId="subscribe"
      action="#"
      labels={{
        ...words.stockAlertForm,
        title: language === "bn" ? "স্টক শেষ" : "Out of stock",
        text: language === "bn" ? "নতুন সব অফার সবার আগে জানুন!" : "Be the first to hear of all our offers!",
        submit: language === "bn" ? "সাবস্ক্রাইব করুন" : "Subscribe",
      }}
    />
  ),
);
