import type { Meta } from "@storybook/react-vite";
import { story } from "../samples/in-language";
import { Button } from "../primitives/button/button";
import { Select } from "../primitives/select/select";
import { TextField } from "../primitives/text-field/text-field";
import { controlHeights } from "../theme/create-theme";
import { FoundationPage, TokenName } from "./specimen";

/** How tall controls are. */
export default { title: "Foundations/Density" } satisfies Meta;

const densities = ["compact", "normal", "roomy"] as const;
const texts = {
  compact: "40 px: a shop of many small things. Under a finger it is 44 px all the same.",
  normal: "48 px.",
  roomy: "56 px: a boutique's ease.",
} as const;

const heights = densities.map((name) => `.density-${name}{--control:${controlHeights[name]}}`).join("");

export const Densities = story(({ words }) => (
  <FoundationPage
    title="Density"
    intro="A theme chooses the height of its controls. No target is under 44 px where a finger is used: on touch, and in any window under 768 px (WCAG 2.5.5)."
  >
    <style>{heights}</style>
    <div className="grid grid-cols-1 gap-8 md:grid-cols-3">
      {densities.map((name) => (
        <section key={name} className={`density-${name} panel grid grid-cols-1 content-start gap-4 p-5`}>
          <div className="grid gap-1">
            <h2 className="text-h3">{name}</h2>
            <p className="text-small text-muted">{texts[name]}</p>
            <TokenName className="text-muted">--control: {controlHeights[name]}</TokenName>
          </div>
          <TextField formId={name} name="name" label="Name" defaultValue="শ্রাবন্তী চৌধুরী" />
          <Select
            formId={name}
            name="city"
            label="City"
            options={[
              { value: "dhaka", label: "Dhaka" },
              { value: "lakshmipur", label: "Lakshmipur" },
            ]}
          />
          <Button>{words.buyBox.add}</Button>
          <Button variant="secondary">{words.buyBox.buy}</Button>
        </section>
      ))}
    </div>
  </FoundationPage>
));
