import { brand } from "@haat/i18n/brand";
import { createTheme } from "@haat/ui/theme/create-theme";
import { readyThemes } from "@haat/ui/theme/ready-themes";
import { addons } from "storybook/manager-api";
import { create, themes } from "storybook/theming";

const { accent, link, surface, border } = createTheme(readyThemes.default).properties.light;

/** The workshop in the product's own name and colours, for who opens it. */
addons.setConfig({
  theme: create({
    base: "light",
    fontBase: `"Haat Bengali", ${themes.light.fontBase}`,
    brandTitle: `${brand.bn} · ${brand.en} design system`,
    brandUrl: "./?path=/docs/welcome--docs",
    brandTarget: "_self",
    colorPrimary: accent,
    colorSecondary: link,
    appBg: createTheme({ ...readyThemes.default, surface: "tinted" }).properties.light["surface-sunken"],
    appContentBg: surface,
    appBorderColor: border,
  }),
});
