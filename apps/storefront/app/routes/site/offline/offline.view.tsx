import {
  NoInternetPage,
  type NoInternetPageProps,
} from "@haat/ui/commerce/no-internet-page/no-internet-page";

export interface OfflineViewProps extends Pick<NoInternetPageProps, "labels" | "help"> {
  saved: { title: string; text: string };
}

/**
 * In place of every page without a connection. The service worker puts links to the pages that were saved into the list,
 * and shows it then (service-worker/saved-pages.ts).
 */
export function OfflineView({ labels, help, saved }: OfflineViewProps) {
  return (
    <main id="main" className="grid content-center">
      {/* An empty address is the page that was asked for. */}
      <NoInternetPage labels={labels} help={help} reloadHref="" />
      <section
        hidden
        data-slot="saved-pages"
        aria-labelledby="saved-pages"
        className="mx-auto grid max-w-form gap-2 px-(--gutter) pb-(--section)"
      >
        <h2 id="saved-pages" className="text-title">
          {saved.title}
        </h2>
        <p className="text-small text-muted">{saved.text}</p>
        <ul
          data-slot="saved-page-links"
          className="divide-y divide-border border-y border-border [&_a]:flex [&_a]:min-h-12 [&_a]:items-center [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4"
        />
      </section>
    </main>
  );
}
