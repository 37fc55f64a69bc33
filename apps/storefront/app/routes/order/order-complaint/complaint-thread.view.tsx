import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { Picture, wholePictureOf } from "@haat/ui/primitives/picture/picture";
import { clsx } from "clsx";

export interface ThreadMessage {
  isOwn: boolean;
  by: string;
  at: string;
  text: string;
  pictures: readonly { src: string; alt: string }[];
}

export interface ThreadProps {
  title: string;
  state: { label: string; tone: BadgeProps["tone"] };
  /** Said where the platform looks at it. */
  passed?: string | undefined;
  /** How it stands, and what comes next. */
  standing: string;
  messages: readonly ThreadMessage[];
}

/** What was written about a complaint, oldest first. */
export function Thread({ title, state, passed, standing, messages }: ThreadProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-h3">{title}</h2>
        <Badge tone={state.tone}>{state.label}</Badge>
        {passed && <Badge tone="info">{passed}</Badge>}
      </div>
      <p className="text-muted">{standing}</p>
      <ol className="grid gap-3">
        {messages.map((message) => (
          <li
            key={`${message.at} ${message.by} ${message.text}`}
            className={clsx("rounded-card p-4", message.isOwn ? "bg-surface-sunken" : "border border-border")}
          >
            <p className="flex flex-wrap gap-x-3 text-small text-muted">
              <strong>{message.by}</strong>
              <span>{message.at}</span>
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{message.text}</p>
            <Pictures pictures={message.pictures} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Pictures({ pictures }: Pick<ThreadMessage, "pictures">) {
  if (pictures.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {pictures.map(({ src, alt }) => (
        // A square shows a part of it: the picture itself shows what is wrong.
        <a key={src} href={wholePictureOf(src)}>
          <Picture
            lite="shown"
            src={src}
            alt={alt}
            width={128}
            height={128}
            sizes="128px"
            className="size-32 rounded-control border border-border object-cover"
          />
        </a>
      ))}
    </div>
  );
}
