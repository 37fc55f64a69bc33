import { LanguageSwitch } from "@haat/ui/commerce/language-switch/language-switch";
import { SiteFooter, type SiteFooterProps } from "@haat/ui/commerce/site-footer/site-footer";
import { SiteHeader, type SiteHeaderProps } from "@haat/ui/commerce/site-header/site-header";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { SkipLink } from "@haat/ui/primitives/skip-link/skip-link";
import { UiProvider } from "@haat/ui/primitives/ui-provider/ui-provider";
import type { Message } from "@haat/web-forms/messages";
import type { ReactNode } from "react";
import { Kept, useLateText } from "./kept";
import { VisitorChoices, type VisitorChoicesProps } from "./visitor-choices";

/** What stands around every page of the marketing site, as it arrives in a page: what is not there is left out. */
export interface SiteFrameData extends Pick<SiteHeaderProps, "brand" | "links" | "action"> {
  about: string;
  columns: SiteFooterProps["columns"];
  choices: VisitorChoicesProps["choices"] & { pictureOnTap?: string | undefined };
  /** The form that changes the language: where it posts, the page to come back to, and the language it leads to. */
  otherLanguage: { action: string; path: string; code: string; name: string };
  help: { phone: string; href: string; title: string; hours: string };
  imprint: readonly { text: string; href?: string | undefined }[];
  labels: { siteHeader: SiteHeaderProps["labels"]; skipLink: string };
  /** What is told once, at the head of the next page. */
  message?: Pick<Message, "id" | "kind" | "title" | "text">;
}

export interface SiteFrameProps {
  frame: SiteFrameData;
  /** Above the page, where scripts tell what was done. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Header and footer of the marketing site; most of its pages have no scripts, so its links are plain. */
export function SiteFrame({ frame, notice, children }: SiteFrameProps) {
  const { action, path, code, name } = frame.otherLanguage;
  const { message } = frame;
  const hidden = { path: useLateText("language-path", path) };
  const { brand, links, action: leadsTo, help, columns, imprint, about } = frame;
  const header = { brand, links, action: leadsTo, labels: frame.labels.siteHeader };
  return (
    <UiProvider pictureOnTap={frame.choices.pictureOnTap}>
      <SkipLink label={frame.labels.skipLink} />
      <Kept by={["site-header", header, action, code, name]}>
        <SiteHeader
          {...header}
          language={<LanguageSwitch action={action} to={{ code, name }} hidden={hidden} />}
        />
      </Kept>
      {notice}
      <main id="main" tabIndex={-1}>
        {message && (
          <div className="page py-4">
            <InlineAlert
              tone={message.kind === "error" ? "danger" : message.kind}
              title={message.title}
              role="status"
            >
              {message.text}
            </InlineAlert>
          </div>
        )}
        {children}
      </main>
      <VisitorChoices choices={frame.choices} />
      <Kept by={["site-footer", brand, about, help, columns, imprint]}>
        <SiteFooter
          help={{
            phone: help.phone,
            href: help.href,
            labels: { title: help.title, hours: help.hours },
          }}
          brand={{ name: brand.name, text: about }}
          columns={columns}
        >
          <Imprint lines={imprint} />
        </SiteFooter>
      </Kept>
    </UiProvider>
  );
}

function Imprint({ lines }: { lines: SiteFrameData["imprint"] }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-6 gap-y-1">
      {lines.map(({ text, href }) => (
        <li key={text}>
          {href ? (
            <a href={href} className="inline-flex min-h-11 items-center hover:text-link hover:underline">
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
