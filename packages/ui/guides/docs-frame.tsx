import { DocsContainer } from "@storybook/addon-docs/blocks";
import { useEffect, useState, type ComponentProps } from "react";
import { themes } from "storybook/theming";

type DocsFrameProps = ComponentProps<typeof DocsContainer>;
type Channel = DocsFrameProps["context"]["channel"];
interface News {
  globals?: Record<string, unknown>;
}

/** Guides and props have Bengali in them, as a reader's machine may not. */
const withBengali = (theme: typeof themes.light) => ({
  ...theme,
  fontBase: `"Haat Bengali", ${theme.fontBase}`,
  fontCode: `"Haat Bengali", ${theme.fontCode}`,
});
const looks = { light: withBengali(themes.light), dark: withBengali(themes.dark) };

/** The colour scheme of the toolbar, as the page was last told of it. */
function schemeOf(channel: Channel): keyof typeof looks {
  const told = [channel.last("globalsUpdated"), channel.last("setGlobals")] as ([News] | undefined)[];
  const globals = told.find((news) => news?.[0].globals)?.[0].globals;
  return globals?.["scheme"] === "dark" ? "dark" : "light";
}

/** A page of the documentation, dark where the toolbar says so: what is read has the ground of what it is about. */
export function DocsFrame({ context, children }: DocsFrameProps) {
  const { channel } = context;
  const [scheme, setScheme] = useState(() => schemeOf(channel));
  useEffect(() => {
    const follow = () => setScheme(schemeOf(channel));
    follow();
    channel.on("globalsUpdated", follow);
    return () => channel.off("globalsUpdated", follow);
  }, [channel]);

  // Where all stories stand in windows of their own, none says it.
  useEffect(() => {
    document.documentElement.dataset["colorScheme"] = scheme;
  }, [scheme]);

  return (
    <DocsContainer context={context} theme={looks[scheme]}>
      {children}
    </DocsContainer>
  );
}
