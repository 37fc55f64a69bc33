import type { Meta } from "@storybook/react-vite";
import { Button } from "../../primitives/button/button";
import { deskCardOf } from "../../samples/desk-card";
import { advice, anatomy } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { DeskCard } from "./desk-card";

export default { title: "Console/Desk card", component: DeskCard } satisfies Meta;

const step = ({ words }: Sample) => (
  <Button variant="secondary" size="small">
    {words.deskCard.step}
  </Button>
);

export const ToBeAccepted = story((sample) => (
  <DeskCard className="max-w-170" card={deskCardOf(sample)} step={step(sample)} />
));
export const WaitingTooLong = story(
  (sample) => (
    <DeskCard
      className="max-w-170"
      card={{ ...deskCardOf(sample), age: sample.words.deskCard.late, isLate: true }}
      step={step(sample)}
    />
  ),
  {
    parameters: anatomy(
      { at: "[data-slot=desk-card] a", name: "Number", text: "Leads to the order itself." },
      { at: "[data-slot=badge]", name: "State", text: "`state`: where it is in the shop’s work." },
      {
        at: "[data-slot=desk-card] > :nth-child(2)",
        name: "Goods",
        text: "Pictures of what is to be packed, how many pieces, and how long it has waited.",
      },
      {
        at: "[data-slot=desk-card] .font-semibold.wrap-anywhere",
        name: "Customer",
        text: "Whose it is, and where it goes.",
      },
      {
        at: "strong.tabular",
        name: "Cash",
        text: "What is to be collected, at the end where it is compared.",
      },
      {
        at: "[data-slot=button]",
        name: "Next step",
        text: "`step`: the one thing that comes next; nothing where nothing does.",
      },
    ),
  },
);
export const NothingToDo = story((sample) => <DeskCard className="max-w-170" card={deskCardOf(sample)} />);

/** All that could be done with the order, each as loud as the other. */
const everyStep = {
  bn: ["অর্ডার নিন", "প্যাক হয়েছে", "হস্তান্তর হয়েছে"],
  en: ["Accept", "Packed", "Handed over"],
};

export const DoOfferTheNextStep = advice(
  "do",
  { en: "Offer the one step that comes next.", bn: "এরপর যে একটি ধাপ, শুধু সেটিই দিন।" },
  (sample) => <DeskCard card={deskCardOf(sample)} step={step(sample)} />,
);
export const DontOfferEveryStep = advice(
  "dont",
  {
    en: "Three steps of one weight make every order a decision.",
    bn: "সমান তিনটি বোতাম থাকলে প্রতিটি অর্ডারে ভাবতে হয়।",
  },
  (sample) => (
    <DeskCard
      card={deskCardOf(sample)}
      step={
        <div className="flex flex-wrap gap-2">
          {everyStep[sample.language].map((label) => (
            <Button key={label}>{label}</Button>
          ))}
        </div>
      }
    />
  ),
);
