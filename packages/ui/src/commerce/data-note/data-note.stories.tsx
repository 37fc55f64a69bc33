import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { DataNote } from "./data-note";

export default {
  title: "Commerce/Data note",
  component: DataNote,
  parameters: { bleed: true },
} satisfies Meta;

export const Default = story(({ words }) => (
  <main>
    <DataNote labels={words.dataNote} action="#" policyHref="#/privacy" className="p-4" />
  </main>
));
