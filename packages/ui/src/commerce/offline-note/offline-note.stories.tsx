import type { Meta } from "@storybook/react-vite";
import { story, type Sample } from "../../samples/in-language";
import { OfflineNote, type OfflineNoteProps } from "./offline-note";

export default { title: "Commerce/Offline note", component: OfflineNote } satisfies Meta;

const note = ({ words, language }: Sample, more: Partial<OfflineNoteProps> = {}) => (
  <OfflineNote
    age={language === "bn" ? "আজ সকাল ১০:৪৫‑এর মতো" : "as it was at 10:45 today"}
    labels={words.offlineNote}
    reloadHref="#"
    {...more}
  />
);

export const AgeOfThePage = story((sample) => note(sample));
export const ThingsWait = story((sample) =>
  note(sample, { queued: sample.shop.products.slice(0, 2).map(({ name }) => name) }),
);
