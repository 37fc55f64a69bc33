import { LinkButton } from "@haat/ui/primitives/button/button";

/** A short link and the files of its QR code, as a loader hands them over. */
export interface ShortLinkData {
  title: string;
  lead: string;
  address: string;
  picture: { src: string; alt: string };
  codes: readonly { href: string; label: string }[];
}

/** The link to paste, marked whole by one press, and its code beside the files of it. */
export function ShortLink({ link }: { link: ShortLinkData }) {
  const { title, lead, address, picture, codes } = link;
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{title}</h2>
      <p className="max-w-prose text-muted">{lead}</p>
      <div className="panel grid grid-cols-1 gap-4 p-4 sm:grid-cols-[auto_1fr] sm:items-center">
        <img {...picture} width={160} height={160} className="size-40 rounded-control" />
        <div className="grid grid-cols-1 gap-3">
          <p className="break-all select-all" lang="en">
            {address}
          </p>
          {codes.map(({ href, label }) => (
            <LinkButton key={href} wide variant="secondary" icon="download" href={href} download="">
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
    </section>
  );
}
