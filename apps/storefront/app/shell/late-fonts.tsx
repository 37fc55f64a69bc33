import fonts from "@haat/ui/styles/late-fonts.css?url";

const id = "fonts";

/** In the browser: the late fonts are wanted now, and from now on at once, because they are in its cache. */
export const showLateFonts = `document.getElementById("${id}").media="all";try{sessionStorage.${id}=1}catch{}`;

const showKeptFonts = `try{if(sessionStorage.${id})document.getElementById("${id}").media="all"}catch{}`;

/**
 * The rules of the fonts that may come late: the strong Bengali one and those of the themes' headings. They wait until the
 * page has loaded (its text and the first picture come before them), but not on later pages of a visit, nor where no
 * script could bring them.
 */
export function LateFonts({ isLate, nonce }: { isLate: boolean; nonce: string }) {
  if (!isLate) return <link rel="stylesheet" href={fonts} />;
  return (
    <>
      <link rel="stylesheet" href={fonts} media="not all" id={id} suppressHydrationWarning />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: showKeptFonts }} />
      <noscript>
        <link rel="stylesheet" href={fonts} />
      </noscript>
    </>
  );
}
