import type { Meta } from "@storybook/react-vite";
import { Button } from "../../primitives/button/button";
import { story, type Sample } from "../../samples/in-language";
import { DeskCard, type DeskCardData } from "./desk-card";

export default { title: "Console/Desk card", component: DeskCard } satisfies Meta;

const card = ({ shop, words }: Sample): DeskCardData => ({
  number: "KB7Q-4XNRA",
  href: "#",
  state: { label: words.deskCard.new, tone: "info" },
  age: words.deskCard.age,
  isLate: false,
  pictures: shop.products.slice(0, 3).map(({ picture }) => picture),
  pieces: words.deskCard.pieces,
  name: words.deskCard.name,
  place: words.deskCard.place,
  cash: words.deskCard.cash,
  contacts: [
    { href: "tel:+8801712345678", label: words.deskCard.call, spoken: words.deskCard.call, icon: "phone" },
    { href: "#map", label: words.deskCard.map, spoken: words.deskCard.map, icon: "pin" },
  ],
});
const step = ({ words }: Sample) => (
  <Button size="large" wide>
    {words.deskCard.step}
  </Button>
);

export const ToBeAccepted = story((sample) => (
  <DeskCard className="max-w-170" card={card(sample)}>
    {step(sample)}
  </DeskCard>
));
export const WaitingTooLong = story((sample) => (
  <DeskCard className="max-w-170" card={{ ...card(sample), age: sample.words.deskCard.late, isLate: true }}>
    {step(sample)}
  </DeskCard>
));
export const NothingToDo = story((sample) => <DeskCard className="max-w-170" card={card(sample)} />);
