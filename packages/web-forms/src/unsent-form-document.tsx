import type { Language } from "@haat/contract/shared/languages";
import { MessagePage } from "@haat/ui/commerce/message-page/message-page";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { HiddenFields, type HiddenValues } from "@haat/ui/primitives/hidden-fields/hidden-fields";

export interface UnsentFormDocumentProps {
  language: Language;
  /** Addresses of the stylesheets that every page has. */
  stylesheets: readonly string[];
  brand: string;
  title: string;
  text: string;
  /** The form as it was filled in, to be sent again; nothing where it has what is not to stand in a page. */
  form: { action: string; fields: HiddenValues; submit: string } | undefined;
  /** The page that the form is on. */
  back: { label: string; href: string };
  help: { phone: string; href: string; labels: { title: string } };
}

/**
 * In place of what follows a form that could not be taken at this moment: a document of its own, since no page of the app can be
 * made then, which holds what was typed.
 */
export function UnsentFormDocument(props: UnsentFormDocumentProps) {
  const { language, stylesheets, brand, title, text, form, back, help } = props;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${brand}`}</title>
        <link rel="icon" href="/icon.svg" />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main id="main">
          <MessagePage
            icon="alert"
            title={title}
            text={text}
            actions={
              <>
                {form && (
                  <form method="post" action={form.action}>
                    <HiddenFields values={form.fields} />
                    <Button type="submit">{form.submit}</Button>
                  </form>
                )}
                <LinkButton href={back.href} variant="secondary">
                  {back.label}
                </LinkButton>
              </>
            }
            help={help}
          />
        </main>
      </body>
    </html>
  );
}
