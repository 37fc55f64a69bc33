import type { DeskCardData } from "../console/desk-card/desk-card";
import type { Sample } from "./in-language";

/** An order that has just come in, for a `DeskCard`. */
export const deskCardOf = ({ shop, words }: Sample): DeskCardData => ({
  number: "KB7Q-4XNRA",
  href: "#order",
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
