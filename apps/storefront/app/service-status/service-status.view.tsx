import { PageTitle } from "../shell/page-title";

export interface ServiceStatusProps {
  language: "bn" | "en";
  /** Addresses of the stylesheets that every page has. */
  stylesheets: readonly string[];
  brand: string;
  title: string;
  lead: string;
  /** How it is right now, in a sentence. */
  state: string;
  /** Nothing where nobody can say. */
  parts: readonly { name: string; shares: readonly { label: string; text: string }[] }[];
  notes: readonly string[];
  help: { text: string; href: string };
  home: { label: string; href: string };
  otherLanguage: { label: string; href: string; language: "bn" | "en" };
}

/** How the service does, as a document of its own: it is there also when no page of the app can be made, and runs no script. */
export function ServiceStatusDocument(props: ServiceStatusProps) {
  const { language, stylesheets, brand, title, lead, state, parts, notes, help } = props;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${brand}`}</title>
        <meta name="description" content={lead} />
        <link rel="icon" href="/icon.svg" />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <TopLinks {...props} />
        <main id="main">
          <PageTitle title={title} lead={lead}>
            <p role="status" className="text-title font-semibold">
              {state}
            </p>
          </PageTitle>
          <div className="page grid gap-8 py-(--section)">
            <div className="grid gap-8 md:grid-cols-2">
              {parts.map((part) => (
                <PartShares key={part.name} {...part} />
              ))}
            </div>
            <div className="grid gap-2">
              {notes.map((note) => (
                <p key={note} className="text-small text-muted">
                  {note}
                </p>
              ))}
            </div>
            <p>
              <a
                href={help.href}
                className="flex min-h-11 items-center text-link underline underline-offset-4"
              >
                {help.text}
              </a>
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}

function TopLinks({ home, otherLanguage }: Pick<ServiceStatusProps, "home" | "otherLanguage">) {
  return (
    <header className="page flex flex-wrap items-center justify-between gap-4">
      <a href={home.href} className="flex min-h-11 items-center text-link underline underline-offset-4">
        {home.label}
      </a>
      <a
        href={otherLanguage.href}
        lang={otherLanguage.language}
        hrefLang={otherLanguage.language}
        className="flex min-h-11 items-center text-link underline underline-offset-4"
      >
        {otherLanguage.label}
      </a>
    </header>
  );
}

function PartShares({ name, shares }: ServiceStatusProps["parts"][number]) {
  return (
    <section className="grid gap-3">
      <h2 className="text-title">{name}</h2>
      <dl className="divide-y divide-border border-y border-border">
        {shares.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap justify-between gap-2 py-3">
            <dt className="text-muted">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
