import type { Meta } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
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

const start = 1_760_000_000_000;
/** The clock stands still, so that the picture does not run on. */
const stopTheClock = () => {
  const { now } = Date;
  Date.now = () => start;
  return () => {
    Date.now = now;
  };
};
export const Waiting = { ...form(() => ({ resendSeconds: 41 })), beforeEach: stopTheClock };
export const ResendPossible = form(() => ({}));
export const ResendComesByItself = {
  ...form(() => ({ resendSeconds: 41 })),
  beforeEach: stopTheClock,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("timer")).toHaveTextContent(/41|৪১/);
    Date.now = () => start + 11_000;
    // The form looks at the clock once a second.
    await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent(/30|৩০/));
    Date.now = () => start + 41_000;
    await waitFor(() => expect(canvas.getAllByRole("button")).toHaveLength(2));
  },
};
export const Refused = form((words) => ({ code: "482193", errors: { otp: [words.otpForm.errors] } }));
export const Demo = form(() => ({ demoCode: "482913" }));
export const Checking = form(() => ({ code: "482913", pending: "verify" }));
export const SendingAnother = form(() => ({ pending: "resend" }));
export const Expired = form((words) => ({
  timeLeft: undefined,
  code: "482913",
  errors: { otp: [words.otpForm.expired] },
}));

const refused = (formId: string, { words }: Sample, error: string) => (
  <OtpForm
    formId={formId}
    action="#"
    phone="01712 345678"
    changeHref="#/login"
    code="482913"
    errors={{ otp: [error] }}
    labels={words.otpForm}
  />
);

export const DoSayWhatToDoNow = advice(
  "do",
  {
    en: "Say what became of the code, and what to press now.",
    bn: "কোডটির কী হলো আর এখন কী চাপতে হবে, তা বলুন।",
  },
  (sample) => refused("expired", sample, sample.words.otpForm.expired),
);
export const DontSayWhatTheServerSaid = advice(
  "dont",
  {
    en: "A number of the server leads nobody on: they type the dead code once more.",
    bn: "সার্ভারের ভুলের নম্বর দেখে কেউ এগোতে পারে না; মেয়াদ শেষের কোডই আবার লেখে।",
  },
  (sample) =>
    refused(
      "server",
      sample,
      sample.language === "bn" ? "যাচাই ব্যর্থ (ত্রুটি ৪০১)।" : "Authentication failed (error 401).",
    ),
);
