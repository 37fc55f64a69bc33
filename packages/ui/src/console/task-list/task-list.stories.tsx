import type { Meta } from "@storybook/react-vite";
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
