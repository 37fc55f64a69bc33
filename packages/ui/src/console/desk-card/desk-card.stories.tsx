import type { Meta } from "@storybook/react-vite";
import { Button } from "../../primitives/button/button";
import { deskCardOf } from "../../samples/desk-card";
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
export const WaitingTooLong = story((sample) => (
  <DeskCard
    className="max-w-170"
    card={{ ...deskCardOf(sample), age: sample.words.deskCard.late, isLate: true }}
    step={step(sample)}
  />
));
export const NothingToDo = story((sample) => <DeskCard className="max-w-170" card={deskCardOf(sample)} />);
