import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { OrderCard, type OrderCardProps } from "@haat/ui/commerce/order-card/order-card";
import {
  SessionList,
  sessionFields,
  sessionIntents,
  type SessionListProps,
} from "@haat/ui/commerce/session-list/session-list";
import { Avatar } from "@haat/ui/primitives/avatar/avatar";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { Icon, type IconName } from "@haat/ui/primitives/icon/icon";
import type { FormState } from "@haat/web-forms/submission";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";

import { OwnDataView, type OwnDataViewProps } from "./own-data.view";

export interface AccountViewProps {
  title: string;
  ownData: Omit<OwnDataViewProps, "form">;
  form: FormState;
  account: {
    action: string;
    person: {
      name: string;
      initials: string;
      picture?: string | undefined;
      greeting: string;
      facts: { label: string; value: string }[];
    };
    edit: { href: string; label: string };
    password: { text: string; href: string; label: string };
    links: { icon: IconName; href: string; label: string; text: string }[];
    sessions: SessionListProps["sessions"];
  };
  /** Missing where nothing was ordered yet. */
  newestOrder?: Omit<OrderCardProps, "labels"> | undefined;
  labels: {
    details: string;
    password: string;
    links: string;
    newestOrder: string;
    orderCard: OrderCardProps["labels"];
    sessionList: SessionListProps["labels"];
  };
}

/** The customer's account: who they are, their newest order, the ways on, and where they are signed in. */
export function AccountView(props: AccountViewProps) {
  const { title, account, newestOrder, ownData, form, labels } = props;
  const { person, edit, password, links } = account;
  return (
    <div className="page grid grid-cols-1 gap-8 py-6">
      <div className="flex items-center gap-4">
        <Avatar src={person.picture} initials={person.initials} size="large" />
        <div className="min-w-0">
          <h1 className="text-h1">{title}</h1>
          <p className="text-muted">{person.greeting}</p>
        </div>
      </div>
      {newestOrder && (
        <section aria-labelledby="newest-order" className="grid gap-4">
          <h2 id="newest-order" className="text-h3">
            {labels.newestOrder}
          </h2>
          <OrderCard {...newestOrder} headingLevel="h3" labels={labels.orderCard} />
        </section>
      )}
      <nav aria-label={labels.links}>
        <ul className="grid gap-4 xs:grid-cols-2 lg:grid-cols-3">
          {links.map((link) => (
            <li key={link.href}>
              <AccountLink {...link} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid gap-4">
          <Details title={labels.details} facts={person.facts} edit={edit} />
          <Password title={labels.password} {...password} />
        </div>
        <div className="grid gap-8">
          <Devices account={account} labels={labels.sessionList} />
          <OwnDataView {...ownData} form={form} />
        </div>
      </div>
    </div>
  );
}

function Password({ title, text, href, label }: AccountViewProps["account"]["password"] & { title: string }) {
  return (
    <section aria-labelledby="account-password" className="panel grid justify-items-start gap-3 p-5">
      <h2 id="account-password" className="text-h3">
        {title}
      </h2>
      <p className="text-muted">{text}</p>
      <LinkButton href={href} variant="secondary" icon="lock">
        {label}
      </LinkButton>
    </section>
  );
}

function AccountLink({ icon, href, label, text }: AccountViewProps["account"]["links"][number]) {
  const { Link } = useUi();
  return (
    <Link
      href={href}
      className="panel grid h-full grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 p-4 hover:border-link"
    >
      <span className="grid size-11 place-items-center rounded-pill bg-accent-soft text-on-accent-soft">
        <Icon name={icon} />
      </span>
      <span className="grid min-h-11 content-center self-start">
        <span className="font-semibold">{label}</span>
        <span className="text-small text-muted">{text}</span>
      </span>
    </Link>
  );
}

type DetailsProps = {
  title: string;
  facts: AccountViewProps["account"]["person"]["facts"];
  edit: AccountViewProps["account"]["edit"];
};

function Details({ title, facts, edit }: DetailsProps) {
  return (
    <section aria-labelledby="account-details" className="panel grid justify-items-start gap-3 p-5">
      <h2 id="account-details" className="text-h3">
        {title}
      </h2>
      <dl className="grid w-full gap-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="tabular min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <LinkButton href={edit.href} variant="secondary" icon="pencil">
        {edit.label}
      </LinkButton>
    </section>
  );
}

function Devices({
  account,
  labels,
}: {
  account: AccountViewProps["account"];
  labels: SessionListProps["labels"];
}) {
  const { formData } = usePendingForm();
  const isEndingAll = formData?.get(sessionFields.intent) === sessionIntents.endAll;
  const ending = formData?.get(sessionFields.session);
  return (
    <div className="grid gap-4">
      <h2 className="text-h3">{labels.title}</h2>
      <SessionList
        sessions={account.sessions}
        action={account.action}
        pending={isEndingAll ? "all" : typeof ending === "string" ? ending : undefined}
        labels={labels}
      />
    </div>
  );
}
