import type { Meta } from "@storybook/react-vite";
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
