import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
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

export const DoSayHowOldAndWhatWaits = advice(
  "do",
  {
    en: "How old the page is, what may have changed, and what waits to be sent.",
    bn: "পাতাটি কত পুরোনো, কী বদলে থাকতে পারে আর কী পাঠানো বাকি, তা বলুন।",
  },
  (sample) => note(sample, { queued: sample.shop.products.slice(1, 2).map(({ name }) => name) }),
);
export const DontSaySomethingWentWrong = advice(
  "dont",
  {
    en: "“Something went wrong” hides that the page still holds and nothing is lost.",
    bn: "“কিছু একটা ভুল হয়েছে” পড়ে মনে হয় সব হারিয়েছে, অথচ কিছুই হারায়নি।",
  },
  (sample) =>
    note(sample, {
      age: undefined,
      labels:
        sample.language === "bn"
          ? {
              title: "কিছু একটা ভুল হয়েছে",
              text: "পরে আবার চেষ্টা করুন।",
              queued: sample.words.offlineNote.queued,
              reload: "ঠিক আছে",
            }
          : {
              title: "Something went wrong",
              text: "Please try again later.",
              queued: sample.words.offlineNote.queued,
              reload: "OK",
            },
    }),
);
