import fonts from "@haat/ui/styles/heading-fonts.css?url";

const id = "headings";

/** In the browser: the headings' fonts are wanted now, and from now on at once, because they are in its cache. */
export const showHeadings = `document.getElementById("${id}").media="all";try{sessionStorage.${id}=1}catch{}`;

const showKeptHeadings = `try{if(sessionStorage.${id})document.getElementById("${id}").media="all"}catch{}`;

/**
 * The rules of the themes' heading fonts. They wait until the page has loaded (the first picture comes
 * before them), but not on later pages of a visit, nor where no script could bring them.
 */
export function HeadingFonts({ isLate, nonce }: { isLate: boolean; nonce: string }) {
  if (!isLate) return <link rel="stylesheet" href={fonts} />;
  return (
    <>
      <link rel="stylesheet" href={fonts} media="not all" id={id} suppressHydrationWarning />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: showKeptHeadings }} />
      <noscript>
        <link rel="stylesheet" href={fonts} />
      </noscript>
    </>
  );
}
