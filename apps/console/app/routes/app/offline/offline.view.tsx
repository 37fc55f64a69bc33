import { MessagePage } from "@haat/ui/commerce/message-page/message-page";
import { LinkButton } from "@haat/ui/primitives/button/button";

export interface OfflineViewProps {
  labels: { title: string; text: string; reload: string };
  help: { label: string; phone: string };
}

/** In place of every page without a connection. */
export function OfflineView({ labels, help }: OfflineViewProps) {
  return (
    <main id="main" className="grid content-center">
      <MessagePage
        icon="offline"
        title={labels.title}
        text={labels.text}
        // An empty address is the page that was asked for.
        actions={<LinkButton href="">{labels.reload}</LinkButton>}
        help={{ phone: help.phone, href: `tel:${help.phone}`, labels: { title: help.label } }}
      />
    </main>
  );
}
