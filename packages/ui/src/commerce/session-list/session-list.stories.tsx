import type { Meta } from "@storybook/react-vite";
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
