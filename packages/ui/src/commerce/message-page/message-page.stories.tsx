import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { LinkButton } from "../../primitives/button/button";
import { MessagePage } from "./message-page";

export default { title: "Commerce/Message page", component: MessagePage } satisfies Meta;

const failures = {
  bn: {
    told: ["এটি হয়নি", "ভুলটা আমাদের। কিছু বদলায়নি, আপনার কার্ট আগের মতোই আছে।"],
    offline: ["ইন্টারনেট নেই", "সংযোগ ফিরলে আবার চেষ্টা করুন। কার্টে যা আছে, তা থেকে যাবে।"],
    coded: ["ত্রুটি ৫০৩", "সার্ভিস আনঅ্যাভেইলেবল: আপস্ট্রিম টাইমআউট।"],
  },
  en: {
    told: ["This did not work", "That was our fault. Nothing was changed, and your cart is as it was."],
    offline: ["No Internet", "Try again when the connection is back. What is in your cart stays there."],
    coded: ["Error 503", "Service unavailable: upstream timeout."],
  },
} as const;

export const WithHelp = story(({ words, language }) => {
  const [title, text] = failures[language].told;
  return (
    <MessagePage
      icon="alert"
      title={title}
      text={text}
      actions={<LinkButton href="#/">{words.orderPlaced.goOn}</LinkButton>}
      help={{ phone: "09612 345678", href: "tel:09612345678", labels: words.helpPhone }}
    />
  );
});
export const Offline = story(({ language }) => {
  const [title, text] = failures[language].offline;
  return <MessagePage icon="offline" title={title} text={text} />;
});

export const DoSayTheWayOn = advice(
  "do",
  {
    en: "Say what happened, what did not, and where to go from here.",
    bn: "কী হয়েছে, কী হয়নি, আর এখান থেকে কোথায় যাবেন, তা বলুন।",
  },
  ({ words, language }) => {
    const [title, text] = failures[language].told;
    return (
      <MessagePage
        icon="alert"
        title={title}
        text={text}
        actions={<LinkButton href="#/">{words.orderPlaced.goOn}</LinkButton>}
      />
    );
  },
);
export const DontShowACode = advice(
  "dont",
  {
    en: "The machine's words leave people standing: was it sent or not?",
    bn: "যন্ত্রের ভাষা পড়ে কিছু বোঝা যায় না: অর্ডার গেল, নাকি গেল না?",
  },
  ({ language }) => {
    const [title, text] = failures[language].coded;
    return <MessagePage icon="alert" title={title} text={text} />;
  },
);
