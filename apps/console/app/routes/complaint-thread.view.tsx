import { Picture, wholePictureOf } from "@haat/ui/primitives/picture/picture";

export interface ThreadMessage {
  by: string;
  at: string;
  text: string;
  pictures: readonly { src: string; alt: string }[];
}

export interface ComplaintThreadProps {
  title: string;
  messages: readonly ThreadMessage[];
}

/** What was written about a complaint, oldest first. */
export function ComplaintThread({ title, messages }: ComplaintThreadProps) {
  return (
    <section className="grid grid-cols-1 gap-3" data-slot="complaint-thread">
      <h2 className="text-title">{title}</h2>
      <ol className="panel divide-y divide-border">
        {messages.map(({ by, at, text, pictures }) => (
          <li key={`${at} ${by} ${text}`} className="grid grid-cols-1 gap-2 p-4">
            <p className="flex flex-wrap gap-x-3 text-small text-muted">
              <strong>{by}</strong>
              <span>{at}</span>
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <div className="flex flex-wrap gap-2 empty:hidden">
              {pictures.map(({ src, alt }) => (
                // A square shows a part of it: the picture itself shows what is wrong.
                <a key={src} href={wholePictureOf(src)}>
                  <Picture
                    lite="shown"
                    src={src}
                    alt={alt}
                    width={160}
                    height={160}
                    sizes="160px"
                    className="size-40 rounded-control border border-border object-cover"
                  />
                </a>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
