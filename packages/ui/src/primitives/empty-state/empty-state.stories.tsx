import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { LinkButton } from "../button/button";
import { EmptyState } from "./empty-state";

export default { title: "Primitives/Empty state", component: EmptyState } satisfies Meta;

export const Cart = story(({ words }) => (
  <EmptyState
    icon="cart"
    headingLevel="h1"
    title={words.cartEmpty.title}
    text={words.cartEmpty.text}
    action={<LinkButton href="#/">{words.cartEmpty.action}</LinkButton>}
  />
));
export const WithoutAWayOn = story(({ words }) => <EmptyState icon="pin" title={words.addressChoice.none} />);
export const TwoWaysOn = story(({ words, shop }) => (
  <EmptyState
    icon="search"
    title={shop.products[2]?.name ?? ""}
    text={shop.tagline}
    action={
      <>
        <LinkButton href="#/">{words.cartEmpty.action}</LinkButton>
        <LinkButton href="#/clear" variant="secondary">
          {words.listControls.clear}
        </LinkButton>
      </>
    }
  />
));

/** What a list of the console says: that nothing is there yet, that all of it is done, that a search finds nothing. */
const lists = {
  bn: {
    yet: {
      title: "এখনো কোনো ব্যানার নেই",
      text: "কোনো অফার, উৎসব বা নতুন কিছুর জন্য একটি যোগ করুন।",
      step: "ব্যানার যোগ করুন",
    },
    done: { title: "প্যাক করার কিছু নেই", text: "নেওয়া অর্ডার এখানে আসবে, সবচেয়ে পুরোনোটি আগে।" },
    found: { title: "“মধু” নামে কিছু নেই", text: "অন্য শব্দ বা কম অক্ষর লিখুন।", step: "সব পণ্য দেখুন" },
  },
  en: {
    yet: {
      title: "No banner yet",
      text: "Add one for an offer, a festival or something new.",
      step: "Add a banner",
    },
    done: { title: "Nothing is to be packed", text: "Accepted orders appear here, the oldest first." },
    found: {
      title: "Nothing is called “honey”",
      text: "Try another word, or fewer letters.",
      step: "See all products",
    },
  },
} as const;

export const NothingYet = story(({ language }) => {
  const { title, text, step } = lists[language].yet;
  return (
    <EmptyState
      icon="picture"
      title={title}
      text={text}
      action={<LinkButton href="#/new">{step}</LinkButton>}
    />
  );
});
export const AllDone = story(({ language }) => <EmptyState icon="check" {...lists[language].done} />);
export const NothingFound = story(({ language }) => {
  const { title, text, step } = lists[language].found;
  return (
    <EmptyState
      icon="search"
      title={title}
      text={text}
      action={
        <LinkButton href="#/all" variant="secondary">
          {step}
        </LinkButton>
      }
    />
  );
});

export const DoSayTheWayOn = advice(
  "do",
  {
    en: "Say why it is empty, and offer the one way on.",
    bn: "কেন খালি তা বলুন, আর সামনে যাওয়ার একটি পথ দিন।",
  },
  ({ words }) => (
    <EmptyState
      icon="cart"
      title={words.cartEmpty.title}
      text={words.cartEmpty.text}
      action={<LinkButton href="#/">{words.cartEmpty.action}</LinkButton>}
    />
  ),
);
export const DontLeaveThemThere = advice(
  "dont",
  { en: "A bare fact leaves people where they are.", bn: "শুধু ‘খালি’ বললে মানুষ সেখানেই আটকে থাকেন।" },
  ({ words }) => <EmptyState icon="cart" title={words.cartEmpty.title} />,
);
