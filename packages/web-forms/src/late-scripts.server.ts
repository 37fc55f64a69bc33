/**
 * The page with its scripts put off: a cheap phone lays the page out first. A page without scripts stays as it is. Until they
 * are wanted the links stand for what costs nothing, since their places are known to who hydrates the page.
 *
 * @param nonce the answer's, for the scripts that are started
 * @param scriptStarter what starts them in the browser (script-starter.ts)
 */
export function withLateScripts(
  html: Buffer<ArrayBuffer>,
  nonce: string,
  scriptStarter: string,
): Buffer<ArrayBuffer> {
  // The scripts stand at the end, behind everything that is seen: what is before them is long and stays as it is.
  const begin = html.indexOf(preload);
  const module = html.lastIndexOf(`<script nonce="${nonce}" type="module"`);
  const end = html.lastIndexOf("</body></html>");
  if (begin < 0 || module < begin) return html;
  // Each byte is a letter here: what is looked for is ASCII, and what else there is stays as it is.
  const links = html.toString("latin1", begin, module).replaceAll(preload, latePreload);
  // Remix writes its list of routes with the blanks of a reader.
  const script = html
    .toString("latin1", module, end)
    .replace(moduleScript, moduleLater)
    .replace(/\n\s*/g, "\n");
  const starter = `<script nonce="${nonce}">${scriptStarter}</script></body></html>`;
  return Buffer.concat([
    html.subarray(0, begin),
    Buffer.from(links + script, "latin1"),
    Buffer.from(starter),
  ]);
}

const preload = '<link rel="modulepreload" ';
const latePreload = '<link rel="dns-prefetch" data-late fetchpriority="low" ';
const moduleScript = ' type="module" async=""';
const moduleLater = ' type="text/plain" data-late';
