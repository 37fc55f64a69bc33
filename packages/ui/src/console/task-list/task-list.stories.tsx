import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { TaskList, type Task } from "./task-list";

export default { title: "Console/Task list", component: TaskList } satisfies Meta;

const tasks = ({ shop, words }: Sample): Task[] => [
  { href: "#names", title: shop.name, done: true },
  { href: "#product", title: words.consoleForm.picture, done: false },
  { href: "#about", title: words.consoleForm.note, done: false },
];

export const Begun = story((sample) => (
  <TaskList className="max-w-form" tasks={tasks(sample)} labels={sample.words.taskList} />
));
export const ChangesAsked = story((sample) => (
  <TaskList
    className="max-w-form"
    tasks={tasks(sample).map((task) => ({
      ...task,
      done: true,
      remark: task.href === "#product" ? sample.words.consoleForm.required : undefined,
    }))}
    labels={sample.words.taskList}
  />
));

const opening = {
  bn: {
    tasks: ["দোকানের নাম দিন", "প্রথম পণ্য যোগ করুন", "কোথায় ডেলিভারি দেন, জানান"],
    topics: ["ব্র্যান্ডিং", "ক্যাটালগ", "লজিস্টিকস"],
  },
  en: {
    tasks: ["Name your shop", "Add your first product", "Say where you deliver"],
    topics: ["Branding", "Catalogue", "Logistics"],
  },
} as const;

const listOf = ({ words }: Sample, titles: readonly string[]) => (
  <TaskList
    className="max-w-form"
    tasks={titles.map((title, index) => ({ href: `#task-${index}`, title, done: index === 0 }))}
    labels={words.taskList}
  />
);

export const DoSayWhatIsToBeDone = advice(
  "do",
  {
    en: "A verb for each: it says what is wanted, and so when it is done.",
    bn: "প্রতিটিতে একটি ক্রিয়া: কী চাই তা জানা যায়, কখন হয়ে গেল তা-ও।",
  },
  (sample) => listOf(sample, opening[sample.language].tasks),
);
export const DontListTopics = advice(
  "dont",
  {
    en: "A topic is no task: nobody can tell what is wanted of them.",
    bn: "বিষয়ের নাম কোনো কাজ নয়: কী করতে হবে, কেউ বুঝতে পারেন না।",
  },
  (sample) => listOf(sample, opening[sample.language].topics),
);
