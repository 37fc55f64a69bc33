import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { UndoNote, type UndoNoteProps } from "./undo-note";

export default { title: "Commerce/Undo note", component: UndoNote } satisfies Meta;

const note = ({ words, shop }: Sample, product: number, more: Partial<UndoNoteProps> = {}) => (
  <UndoNote
    line={{ productId: "7", attributeIds: ["3"], quantity: 2 }}
    labels={{
      ...words.undoNote,
      removed: fill(words.undoNote.removed, { name: shop.products[product]?.name ?? "" }),
    }}
    action="#"
    className="max-w-170"
    {...more}
  />
);

export const Default = story((sample) => note(sample, 1));
export const LongName = story((sample) => note(sample, 0));
export const Restoring = story((sample) => note(sample, 1, { pending: true }));

export const DoNameTheProduct = advice(
  "do",
  {
    en: "Name what was removed, beside the way back.",
    bn: "কী সরানো হলো নাম ধরে বলুন, পাশে ফিরিয়ে আনার বোতাম দিন।",
  },
  (sample) => note(sample, 1),
);
export const DontSayAnItem = advice(
  "dont",
  {
    en: "“Item removed”: who pressed by mistake cannot tell which.",
    bn: "‘পণ্য সরানো হয়েছে’: ভুলে চাপলে কোনটি গেল, বোঝা যায় না।",
  },
  (sample) =>
    note(sample, 1, {
      labels: {
        ...sample.words.undoNote,
        removed: sample.language === "bn" ? "পণ্য সরানো হয়েছে।" : "Item removed.",
      },
    }),
);
