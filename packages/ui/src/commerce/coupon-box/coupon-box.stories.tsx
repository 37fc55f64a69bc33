import { useState } from "react";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { Button } from "../../primitives/button/button";
import { CouponBox, type CouponBoxProps } from "./coupon-box";

export default { title: "Commerce/Coupon box", component: CouponBox } satisfies Meta;

const offers = ({ words, shop, language }: Sample) => {
  const bengali = language === "bn";
  return [
    {
      code: "EID10",
      text: bengali ? "১০% ছাড়, সর্বোচ্চ ৳৫০০" : "10% off, at most ৳500",
      conditions: fill(words.couponBox.conditions, {
        amount: shop.money("1,000"),
        date: bengali ? "৩১ মার্চ, ২০২৬" : "31 March 2026",
      }),
    },
    {
      code: "BAISHAKH1433",
      text: bengali ? "৳৩০০ ছাড়, লক্ষ্মীপুর ও চট্টগ্রামে" : "৳300 off in Lakshmipur and Chattogram",
      missing: fill(words.couponBox.missing, { amount: shop.money("150") }),
    },
  ];
};

const box = (sample: Sample, more: Partial<CouponBoxProps> = {}) => (
  <div className="max-w-form">
    <CouponBox formId="coupon" action="#" labels={sample.words.couponBox} {...more} />
  </div>
);

const open: NonNullable<Parameters<typeof story>[1]>["play"] = async ({ canvasElement }) => {
  const opener = canvasElement.querySelector("summary");
  if (!opener) throw new Error("nothing to open");
  await userEvent.click(opener);
  await expect(within(canvasElement).getByRole("textbox")).toBeVisible();
};

export const Closed = story((sample) => box(sample));
export const OpenWithoutOffers = story((sample) => box(sample), { play: open });
export const OpenWithOffers = story((sample) => box(sample, { offers: offers(sample) }), { play: open });
export const ApplyingAnOffer = story((sample) => box(sample, { offers: offers(sample), pending: "EID10" }), {
  play: open,
});
export const Refused = story((sample) =>
  box(sample, {
    code: "EID99",
    errors: [sample.words.couponBox.invalid],
    offers: offers(sample).slice(0, 1),
  }),
);
export const Applied = story((sample) =>
  box(sample, { applied: { code: "EID10", amount: `−${sample.shop.money("200")}` } }),
);
export const AnotherRefused = story((sample) =>
  box(sample, {
    applied: { code: "EID10", amount: `−${sample.shop.money("200")}` },
    code: "EID99",
    errors: [sample.words.couponBox.invalid],
  }),
);

/** The button that used it is gone with the answer, and the focus goes on at the coupon. */
export const UsedByAButtonThatGoes = story(
  (sample) => <UsedElsewhere sample={sample} steps={["offered", "sent", "used"]} />,
  {
    play: async ({ canvasElement }) => {
      const button = within(canvasElement).getByRole("button", { name: /EID10/ });
      await userEvent.click(button);
      // The answer comes.
      await userEvent.click(button);
      await waitFor(() => expect(within(canvasElement).getByRole("status")).toHaveFocus());
    },
  },
);

/** A press came to nothing new; what another form changes later leaves the focus where it is. */
export const UsedByAnotherFormLater = story(
  (sample) => <UsedElsewhere sample={sample} steps={["offered", "sent", "offered", "used"]} />,
  {
    play: async ({ canvasElement }) => {
      const button = within(canvasElement).getByRole("button", { name: /EID10/ });
      for (let press = 0; press < 3; press += 1) await userEvent.click(button);
      await waitFor(() => expect(within(canvasElement).getByRole("status")).toBeVisible());
      await expect(document.body).toHaveFocus();
    },
  },
);

function UsedElsewhere({ sample, steps }: { sample: Sample; steps: ("offered" | "sent" | "used")[] }) {
  const [at, setAt] = useState(0);
  const step = steps[at];
  const isUsed = step === "used";
  const pending = step === "sent" ? "EID10" : undefined;
  const applied = isUsed ? { code: "EID10", amount: `−${sample.shop.money("200")}` } : undefined;
  return (
    <div className="grid gap-4">
      {!isUsed && (
        <Button variant="secondary" onClick={() => setAt(at + 1)}>
          {sample.words.couponBox.apply} EID10
        </Button>
      )}
      {box(sample, { applied, pending })}
    </div>
  );
}

export const DoSayWhatIsMissing = advice(
  "do",
  { en: "Say why it does not hold, and what would be enough.", bn: "কেন চলছে না আর কত হলে চলবে, দুটিই বলুন।" },
  (sample) =>
    box(sample, {
      formId: "reason",
      code: "EID10",
      errors: [
        sample.language === "bn"
          ? "৳১,০০০ বা তার বেশির কেনাকাটায় চলে। আর ৳১৫০ লাগবে।"
          : "It holds from ৳1,000 on. Add ৳150 more to use it.",
      ],
    }),
);
export const DontSayInvalid = advice(
  "dont",
  {
    en: "“Invalid” makes somebody type the same code once more.",
    bn: "শুধু “অবৈধ” লিখলে একই কোড আবার লেখা হয়।",
  },
  (sample) =>
    box(sample, {
      formId: "bare",
      code: "EID10",
      errors: [sample.language === "bn" ? "অবৈধ কোড।" : "Invalid code."],
    }),
);
