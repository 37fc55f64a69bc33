import type { ShopTheme } from "@haat/contract/shop/store.contract";
import { createTheme } from "@haat/ui/theme/create-theme";

/** The solved colours of a shop's theme that its app is drawn in, as CSS writes them. */
export interface AppColours {
  accent: string;
  onAccent: string;
  soft: string;
  onSoft: string;
  ground: string;
  raised: string;
  sunken: string;
  border: string;
  text: string;
  muted: string;
}

/** A shop's theme as its pages solve it: every pair of text and ground is readable. */
export function appColours(theme: ShopTheme): AppColours {
  const { light } = createTheme(theme).properties;
  return {
    accent: light.accent,
    onAccent: light["on-accent"],
    soft: light["accent-soft"],
    onSoft: light["on-accent-soft"],
    ground: light.surface,
    raised: light["surface-raised"],
    sunken: light["surface-sunken"],
    border: light.border,
    text: light["on-surface"],
    muted: light["on-surface-muted"],
  };
}
