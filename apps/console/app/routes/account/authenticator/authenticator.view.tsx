import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";

export interface AuthenticatorPage extends FormPageData {
  key: {
    /** The dark squares of the QR code, and the side of its view box. */
    qr: { path: string; side: number };
    uri: string;
    secret: string;
    labels: { scan: string; picture: string; key: string; onThisPhone: string };
  };
}

/** There is an app already. */
export interface RefusedPage extends Pick<ConsolePageProps, "title" | "back"> {
  refused: string;
}

export function RefusedView({ title, back, refused }: RefusedPage) {
  return (
    <ConsolePage title={title} back={back}>
      <InlineAlert tone="info">{refused}</InlineAlert>
    </ConsolePage>
  );
}

/** The key first, and below it the code that shows that the app has it. */
export function AuthenticatorView({ page, state }: { page: AuthenticatorPage; state: FormState }) {
  const { key, ...form } = page;
  const { qr, uri, secret, labels } = key;
  return (
    <FormPageView
      page={form}
      state={state}
      before={
        <section className="panel grid grid-cols-1 gap-4 p-4" aria-label={labels.scan}>
          <h2 className="font-semibold">{labels.scan}</h2>
          <svg
            role="img"
            aria-label={labels.picture}
            viewBox={`0 0 ${qr.side} ${qr.side}`}
            shapeRendering="crispEdges"
            className="w-full max-w-56 rounded-control"
          >
            {/* On paper in the dark, too: apps read no code whose ground is as dark as it. */}
            <path d={`M0 0h${qr.side}v${qr.side}H0z`} fill="var(--paper)" />
            <path d={qr.path} fill="var(--paper-ink)" />
          </svg>
          <p>
            {labels.key}:{" "}
            <code lang="en" className="tabular font-mono break-words select-all">
              {secret}
            </code>
          </p>
          <a
            href={uri}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-link underline underline-offset-4"
          >
            {labels.onThisPhone}
          </a>
        </section>
      }
    />
  );
}
