import type { Meta } from "@storybook/react-vite";
import { fill, story, type Sample } from "../../../../../.storybook/in-language";
import { OtpForm, type OtpFormProps } from "./otp-form";

export default { title: "Commerce/One-time code form", component: OtpForm } satisfies Meta;

const form = (more: (words: Sample["words"]) => Partial<OtpFormProps>) =>
  story(({ words }) => (
    <div className="max-w-100">
      <OtpForm
        formId="otp"
        action="#"
        phone="01712 345678"
        changeHref="#/login"
        timeLeft={fill(words.otpForm.timeLeft, { time: "2:41" })}
        labels={words.otpForm}
        {...more(words)}
      />
    </div>
  ));

export const Waiting = form((words) => ({ resendWait: fill(words.otpForm.resendWait, { time: "0:41" }) }));
export const ResendPossible = form(() => ({}));
export const Refused = form((words) => ({ errors: { otp: [words.otpForm.errors] } }));
export const Demo = form(() => ({ demoCode: "482913" }));
export const Checking = form(() => ({ pending: "verify" }));
export const SendingAnother = form(() => ({ pending: "resend" }));
export const Expired = form((words) => ({
  timeLeft: undefined,
  errors: { otp: [words.otpForm.expired] },
}));
