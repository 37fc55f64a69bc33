import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { SessionList } from "./session-list";

export default { title: "Commerce/Session list", component: SessionList } satisfies Meta;

const sessions = ({ language }: Sample) => [
  {
    id: "1",
    device: "Chrome · Android",
    lastUsed: language === "bn" ? "এখন ব্যবহার হচ্ছে" : "In use now",
    current: true,
  },
  {
    id: "2",
    device: "Firefox · Windows",
    lastUsed: language === "bn" ? "শেষ ব্যবহার ২ মার্চ, ২০২৬, সকাল ১০:৪৫" : "Last used 2 March 2026, 10:45",
    current: false,
  },
  {
    id: "3",
    device: "Samsung Internet · Android",
    lastUsed: language === "bn" ? "শেষ ব্যবহার ১৪ ফেব্রুয়ারি, ২০২৬" : "Last used 14 February 2026",
    current: false,
  },
];

export const Several = story((sample) => (
  <SessionList
    className="max-w-170"
    sessions={sessions(sample)}
    labels={sample.words.sessionList}
    action="#"
  />
));
export const OnlyThisOne = story((sample) => (
  <SessionList
    className="max-w-170"
    sessions={sessions(sample).slice(0, 1)}
    labels={sample.words.sessionList}
    action="#"
  />
));
export const Ending = story((sample) => (
  <SessionList
    className="max-w-170"
    sessions={sessions(sample)}
    labels={sample.words.sessionList}
    action="#"
    pending="2"
  />
));

/** What a browser calls itself. */
const agents = [
  "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0)",
];
const firstTwo = (sample: Sample) => sessions(sample).slice(0, 2);

export const DoSayADeviceAsItsOwnerDoes = advice(
  "do",
  {
    en: "Browser and kind of device, and when it was last used: a stranger's stands out.",
    bn: "কোন ব্রাউজার, কেমন ডিভাইস, শেষ কবে: অচেনা কেউ থাকলে ধরা পড়ে।",
  },
  (sample) => <SessionList sessions={firstTwo(sample)} labels={sample.words.sessionList} action="#" />,
);
export const DontShowWhatABrowserCallsItself = advice(
  "dont",
  {
    en: "Nobody finds their own phone in this, and signs out the wrong one.",
    bn: "এ থেকে কেউ নিজের ফোন চেনে না; ভুলটি সাইন আউট করে দেয়।",
  },
  (sample) => (
    <SessionList
      sessions={firstTwo(sample).map((session, at) => ({
        ...session,
        device: agents[at] ?? "",
        lastUsed: "2026-03-02T04:45:00Z",
      }))}
      labels={sample.words.sessionList}
      action="#"
    />
  ),
);
