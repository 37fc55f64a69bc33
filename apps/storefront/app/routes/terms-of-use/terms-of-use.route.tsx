import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { strings } from "@haat/i18n/strings";
import { pageHead } from "../../server/head.server";
import { siteFrame } from "../../server/site-frame.server";
import { SiteFrame } from "../../shell/site-frame";

export { SiteError as ErrorBoundary } from "../../shell/page-error";
export { pageMeta as meta } from "../../shell/page-meta";

export const handle = { scripts: false };

export function loader({ context }: LoaderFunctionArgs) {
  context.share();
  const { title, updated, sections } = strings[context.language].pages.terms;
  return {
    head: pageHead(context, {
      title,
      brand: context.translate("pages.brand"),
      description: context.translate("pages.landing.description"),
    }),
    frame: siteFrame(context),
    terms: { title, updated, sections: Object.values(sections) },
  };
}

export default function TermsOfUseRoute() {
  const { frame, terms } = useLoaderData<typeof loader>();
  return (
    <SiteFrame frame={frame}>
      <article className="page prose py-(--section)">
        <h1 className="text-h1">{terms.title}</h1>
        <p>{terms.updated}</p>
        {terms.sections.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </article>
    </SiteFrame>
  );
}
