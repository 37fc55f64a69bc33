import type { ReactNode } from "react";
import { LanguageSwitch } from "../commerce/language-switch/language-switch";
import { ConsoleHeader } from "../console/console-header/console-header";
import { ConsoleNav } from "../console/console-nav/console-nav";
import type { Sample } from "../samples/in-language";

const parts = [
  { name: "today", icon: "home" },
  { name: "orders", icon: "package" },
  { name: "goods", icon: "tag" },
  { name: "shop", icon: "store" },
  { name: "more", icon: "menu" },
] as const;

interface ConsoleFrameProps {
  sample: Sample;
  /** The part of the console that the page belongs to. */
  current: (typeof parts)[number]["name"];
  children: ReactNode;
}

/** What stands around a page of the console: header, and the ways into it. */
export function ConsoleFrame({ sample: { words, shop, language }, current, children }: ConsoleFrameProps) {
  const other = language === "bn" ? ("en" as const) : ("bn" as const);
  return (
    <>
      <ConsoleHeader
        place={{ name: shop.name, href: "#", initials: shop.initials }}
        change={{ href: "#shops", label: words.consoleHeader.change }}
        language={<LanguageSwitch action="#" to={{ code: other, name: words.languageSwitch[other] }} />}
        account={{ href: "#account", label: words.consoleHeader.account, icon: "user" }}
      />
      <div className="flex max-sm:pb-16">
        <ConsoleNav
          entries={parts.map(({ name, icon }) => ({
            href: `#${name}`,
            label: words.consoleNav[name],
            icon,
            current: name === current,
          }))}
          labels={words.consoleNav}
        />
        <main id="main" className="min-w-0 flex-1">
          {children}
        </main>
      </div>
    </>
  );
}
