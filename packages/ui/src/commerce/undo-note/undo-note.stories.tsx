import type { Meta } from "@storybook/react-vite";
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
