import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { ColourChanges } from "./colour-changes";

export default { title: "Console/Colour changes", component: ColourChanges } satisfies Meta;

export const TwoColours = story(({ words }) => (
  <ColourChanges
    className="max-w-170"
    changes={[
      { asked: "#ffff00", shown: "#7a6a00", text: `${words.themeStudio.roles.link}: #ffff00 → #7a6a00` },
      { asked: "#f57224", shown: "#ff8a3d", text: `${words.themeStudio.roles.accent}: #f57224 → #ff8a3d` },
    ]}
  />
));
