import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import { html } from "hono/html";
import { apiDocument } from "./api-document";
import { renderReference } from "./reference-page";
import { referenceStyle } from "./reference-style";

/** Files of Swagger UI that the page to try calls on needs. */
const tryFiles: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
};

const pageCache = { "cache-control": "public, max-age=300" };

/** No page of the documentation loads anything from elsewhere; Swagger UI sets styles of its own on its elements. */
const policyOf = (scripts: "none" | "own") =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "connect-src 'self'",
    "img-src 'self' data:",
    scripts === "own" ? "script-src 'self'" : "",
    scripts === "own" ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
  ]
    .filter(Boolean)
    .join("; ");

/** `/openapi.json`, the reference at `/docs`, and a page to try the calls on; all of it without another site. */
export function createDocumentationRoutes() {
  const routes = new Hono();
  routes.get("/openapi.json", async (c) => c.json(await apiDocument(), 200, pageCache));
  routes.get("/docs", async (c) =>
    c.html(await renderReference(await apiDocument()), 200, {
      ...pageCache,
      "content-security-policy": policyOf("none"),
    }),
  );
  routes.get("/docs/style.css", (c) =>
    c.body(referenceStyle, 200, { ...pageCache, "content-type": "text/css; charset=utf-8" }),
  );
  routes.get("/docs/try", (c) =>
    c.html(tryPage, 200, { ...pageCache, "content-security-policy": policyOf("own") }),
  );
  routes.get("/docs/try/start.js", (c) =>
    c.body(startTry, 200, { ...pageCache, "content-type": "text/javascript; charset=utf-8" }),
  );
  routes.get("/docs/try/:file", async (c) => {
    const name = c.req.param("file");
    const type = tryFiles[name];
    if (!type) return c.notFound();
    const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
    return c.body(await readFile(join(folder, name)), 200, { ...pageCache, "content-type": type });
  });
  return routes;
}

const tryPage = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Try the Haat API</title>
      <link rel="stylesheet" href="/api/docs/try/swagger-ui.css" />
    </head>
    <body>
      <noscript
        ><p>This page needs JavaScript. <a href="/api/docs">The reference</a> does not.</p></noscript
      >
      <div id="calls"></div>
      <script src="/api/docs/try/swagger-ui-bundle.js"></script>
      <script src="/api/docs/try/start.js"></script>
    </body>
  </html>`;

const startTry = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#calls", deepLinking: true, tryItOutEnabled: true });`;
