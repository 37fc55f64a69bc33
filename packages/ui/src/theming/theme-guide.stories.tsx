import type { Meta } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { story } from "../samples/in-language";
import { FoundationPage, FoundationSection } from "../foundations/specimen";
import { contrastTargets } from "../theme/contrast-targets";
import { createTheme, themeStyleSheet } from "../theme/create-theme";
import { readyThemes } from "../theme/ready-themes";
import { themeByteLimit, themeChoices } from "../theme/shop-theme";

/** For those who develop for sellers: what a theme is, what comes of it, and what it can never do. */
export default { title: "Theming/Guide" } satisfies Meta;

function Code({ label, children }: { label: string; children: string }) {
  return (
    <pre
      tabIndex={0}
      aria-label={label}
      className="overflow-x-auto rounded-card bg-surface-sunken p-4 text-small whitespace-pre"
    >
      <code>{children}</code>
    </pre>
  );
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={head.join(", ")}>
      <table className="w-full min-w-100 text-start text-small">
        <thead>
          <tr className="border-b border-border-control">
            {head.map((cell) => (
              <th key={cell} scope="col" className="py-2 pe-4 text-start font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row} className="border-b border-border align-top">
              {cells.map((cell, column) => (
                <td key={column} className="py-2 pe-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const code = (text: string) => <code className="text-caption">{text}</code>;

/** What each choice does; the values come from the code itself. */
const meanings: Record<keyof typeof themeChoices, string> = {
  surface: "The ground: white, faintly tinted, or tinted with the header in the shop's colour.",
  radius: "The step of all corners, in px. Cards have 1.5 ×, sheets 2 ×.",
  density: "The height of controls: 40, 48 or 56 px; under a finger never less than 44.",
  headingFont: "A pair of bundled Bengali and Latin fonts, for headings only.",
  cardRatio: "The shape of every product picture.",
  cardStyle: "Product cards without an edge, with one, or raised.",
  headerLayout: "Name and search in one row, or the name in the middle.",
  homeLayout:
    "What the first page begins with, and what its goods look like: five designs, each for a kind of shop.",
  digits: "Which digits Bengali pages use for prices and counts.",
  darkMode: "Whether the shop goes dark with the visitor's device.",
};

export const WhatAThemeIs = story(({ theme }) => (
  <FoundationPage
    title="Theming a shop"
    intro="A shop's look is a small JSON. A seller says a colour and a few choices; the platform derives the rest and keeps it readable, whatever the colour."
  >
    <FoundationSection
      title="The JSON"
      text={`Version 1, at most ${themeByteLimit} bytes. Only version and seed have to be there. This is the theme of the toolbar.`}
    >
      <Code label="A theme as JSON">{JSON.stringify(readyThemes[theme], null, 2)}</Code>
      <Table
        head={["Key", "Values", "What it does"]}
        rows={[
          [code("version"), code("1"), "Has to be 1. Anything else, and the platform's theme is shown."],
          [code("seed"), code("#rrggbb, #rgb"), "The shop's colour. Everything below is derived from it."],
          [
            code("ribbonSeed"),
            code("#rrggbb, #rgb"),
            "A second colour, for the ribbons on products. Without it: the seed.",
          ],
          ...Object.entries(themeChoices).map(([key, values]) => [
            code(key),
            code(values.join(", ")),
            meanings[key as keyof typeof themeChoices],
          ]),
        ]}
      />
    </FoundationSection>
    <FoundationSection
      title="What is derived"
      text="Nobody sets these, so nobody can break them. The studio shows each with its reason."
    >
      <Table
        head={["From the seed comes", "How"]}
        rows={[
          [
            "Buttons, and the text on them",
            "The seed itself where white or dark text reads well on it. Between lightness 0.55 and 0.78 neither does: it moves to the nearer edge and keeps as much of its chroma as screens can show.",
          ],
          ["Hover and press", "A step away from the text's lightness."],
          ["Links and the focus ring", "The seed, moved until it stands out from every ground by 4.5 : 1."],
          [
            "Grounds, lines, quiet text",
            "The seed's hue at the platform's lightness; a grey seed stays grey.",
          ],
          ["Dark colours", "The same roles, derived again for a dark ground; nothing is inverted."],
          ["Ribbons", "Four that belong together: solid, soft, ink, and one of another hue."],
        ]}
      />
    </FoundationSection>
    <FoundationSection
      title="The guards"
      text={`${contrastTargets.length} pairs of colours, in light and in dark. A test derives 10,000 random seeds and fails if one pair is below its target.`}
    >
      <Table
        head={["What", "At least"]}
        rows={[
          ["Reading text on every ground", "7 : 1"],
          ["Other text, links, text on buttons, ribbons, alerts and the header", "4.5 : 1"],
          ["Edges of controls, status marks, the focus ring against both its neighbours", "3 : 1"],
        ]}
      />
    </FoundationSection>
  </FoundationPage>
));

export const HowItIsDelivered = story(({ theme }) => (
  <FoundationPage
    title="Delivering a theme"
    intro="One style element in the head of the page: no flash, no request, no script. It holds nothing a seller typed: every value is computed or from a closed list."
  >
    <FoundationSection title="On the server">
      <Code label="Code on the server">{`import { createTheme, themeStyleSheet } from "@haat/ui/theme/create-theme";

const theme = createTheme(stored);       // pure, never throws
const css = themeStyleSheet(theme);      // custom properties, less than 3 KiB
theme.choices.headerLayout;              // what markup decides, not a stylesheet
theme.repairs;                           // for the seller, never for a shopper`}</Code>
      <Code label="Markup of the head">{`<link rel="stylesheet" href="/assets/haat.css">
<style nonce="…">{css}</style>           <!-- after the stylesheet, with the page's nonce -->

Content-Security-Policy: style-src 'self' 'nonce-…'`}</Code>
    </FoundationSection>
    <FoundationSection
      title="What the toolbar's theme delivers"
      text="The beginning of its text. Dark colours follow the visitor's device, or data-color-scheme on <html>."
    >
      <Code label="The beginning of the delivered style">{`${themeStyleSheet(createTheme(readyThemes[theme])).slice(0, 360).replaceAll(";", ";\n  ").replace("{", "{\n  ")}…`}</Code>
    </FoundationSection>
    <FoundationSection
      title="When something is wrong with it"
      text="The shop opens all the same. Each repair has a key, a reason and what is used instead."
    >
      <Code label="Repairs of a wrong theme">
        {JSON.stringify(
          createTheme({ version: 1, seed: "teal", density: "huge", headerLayuot: "centred" }).repairs,
          null,
          2,
        )}
      </Code>
      <Table
        head={["Reason", "Means"]}
        rows={[
          [code("missing"), "A key that has to be there is not."],
          [code("not_a_colour"), "Not #rrggbb or #rgb; names and functions of CSS are none."],
          [code("not_in_list"), "Not one of the key's values."],
          [code("unknown_key"), "No such key; passed over."],
          [code("wrong_version"), "Not version 1: the platform's theme is shown."],
          [code("not_an_object"), "JSON of another kind: the platform's theme is shown."],
          [code("not_json, too_large"), "From readThemeText, which reads what somebody typed."],
        ]}
      />
    </FoundationSection>
    <FoundationSection
      title="What a theme can never do"
      text="These stay with the platform, so that every shop is a safe place to buy."
    >
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        <li>Carry CSS, a selector, an address or a font: it only chooses from lists.</li>
        <li>Set the colour of a text, an edge, a hover or a focus ring.</li>
        <li>Change what success, warning, danger and information look like, or how a form marks an error.</li>
        <li>Restyle an invoice, or anything on paper: that is black on white.</li>
        <li>Make a target smaller than a finger, or move anything for longer than 280 ms.</li>
        <li>Lie behind text: over a picture, text has a ground of its own.</li>
      </ul>
    </FoundationSection>
  </FoundationPage>
));
