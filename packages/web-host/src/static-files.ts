import { readFileSync, readdirSync } from "node:fs";
import { extname, join, relative } from "node:path";

const contentTypes: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json",
};

interface StaticFile {
  plain: Buffer;
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
  headers: Record<string, string>;
}

/**
 * The build's files, held in memory with their compressed forms (scripts/precompress.mjs makes them at build time).
 * Names under `/assets/` carry a hash, so they never change.
 */
export function createStaticFiles(
  folder: string,
): (request: Request, pathname: string) => Response | undefined {
  const files = new Map<string, StaticFile>();
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const type = contentTypes[extname(path)];
    if (type) files.set(`/${relative("", path).replaceAll("\\", "/")}`, load(join(folder, path), path, type));
  }
  return (request, pathname) => {
    const file = files.get(pathname);
    if (!file || (request.method !== "GET" && request.method !== "HEAD")) return undefined;
    const accepted = request.headers.get("accept-encoding") ?? "";
    const body =
      file.brotli && /\bbr\b/.test(accepted)
        ? file.brotli
        : file.gzip && /\bgzip\b/.test(accepted)
          ? file.gzip
          : file.plain;
    const headers = new Headers(file.headers);
    if (body === file.brotli) headers.set("Content-Encoding", "br");
    else if (body === file.gzip) headers.set("Content-Encoding", "gzip");
    headers.set("Content-Length", String(body.byteLength));
    return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
  };
}

function load(file: string, path: string, type: string): StaticFile {
  const twin = (ending: string) => {
    try {
      return readFileSync(`${file}${ending}`);
    } catch {
      return undefined;
    }
  };
  const isHashed = path.startsWith("assets");
  return {
    plain: readFileSync(file),
    brotli: twin(".br"),
    gzip: twin(".gz"),
    headers: {
      "Content-Type": type,
      "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      Vary: "Accept-Encoding",
    },
  };
}
