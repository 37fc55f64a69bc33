import { brand } from "@haat/i18n/brand";
import { createTheme } from "@haat/ui/theme/create-theme";
import { readyThemes } from "@haat/ui/theme/ready-themes";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { create, themes } from "storybook/theming";

type Scheme = "light" | "dark";

const colours = createTheme(readyThemes.default).properties;
const tinted = createTheme({ ...readyThemes.default, surface: "tinted" }).properties;

/** The workshop in the product's own name and colours, for who opens it. */
const workshop = (scheme: Scheme) => {
  const { accent, link, surface, border } = colours[scheme];
  return create({
    base: scheme,
    fontBase: `"Haat Bengali", ${themes.light.fontBase}`,
    brandTitle: `${brand.bn} · ${brand.en} design system`,
    brandUrl: "./?path=/docs/welcome--docs",
    brandTarget: "_self",
    colorPrimary: accent,
    colorSecondary: link,
    appBg: tinted[scheme]["surface-sunken"],
    barBg: surface,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: border,
  });
};

addons.setConfig({ theme: workshop("light") });

// What stands around the stories is as light or dark as they are.
addons.register("haat/scheme", (api) => {
  let shown: Scheme = "light";

  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const scheme: Scheme = globals["scheme"] === "dark" ? "dark" : "light";
    if (scheme === shown) return;
    shown = scheme;
    api.setOptions({ theme: workshop(scheme) });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
