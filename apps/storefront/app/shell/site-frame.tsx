import { LanguageSwitch } from "@haat/ui/commerce/language-switch/language-switch";
import { SiteFooter, type SiteFooterProps } from "@haat/ui/commerce/site-footer/site-footer";
import { SiteHeader, type SiteHeaderProps } from "@haat/ui/commerce/site-header/site-header";
import { SkipLink } from "@haat/ui/primitives/skip-link/skip-link";
import { UiProvider } from "@haat/ui/primitives/ui-provider/ui-provider";
import { VisitorChoices, type VisitorChoicesProps } from "./visitor-choices";
import type { ReactNode } from "react";

export interface SiteFrameProps {
  frame: {
    brand: SiteHeaderProps["brand"];
    about: string;
    links: SiteHeaderProps["links"];
    columns: SiteFooterProps["columns"];
    visit: SiteHeaderProps["action"];
    otherLanguage: { action: string; path: string; code: string; name: string };
    help: { phone: string; href: string; title: string };
    choices: VisitorChoicesProps["choices"] & { pictureOnTap?: string | undefined };
    labels: { siteHeader: SiteHeaderProps["labels"]; skipLink: string };
  };
  children: ReactNode;
}

/** Header and footer of the marketing site; its pages have no scripts, so its links are plain. */
export function SiteFrame({ frame, children }: SiteFrameProps) {
  const { action, path, code, name } = frame.otherLanguage;
  return (
    <UiProvider pictureOnTap={frame.choices.pictureOnTap}>
      <SkipLink label={frame.labels.skipLink} />
      <SiteHeader
        brand={frame.brand}
        links={frame.links}
        action={frame.visit}
        language={<LanguageSwitch action={action} to={{ code, name }} hidden={{ path }} />}
        labels={frame.labels.siteHeader}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <VisitorChoices choices={frame.choices} />
      <SiteFooter
        help={{ phone: frame.help.phone, href: frame.help.href, labels: { title: frame.help.title } }}
        brand={{ name: frame.brand.name, text: frame.about }}
        columns={frame.columns}
      />
    </UiProvider>
  );
}
