import type { OpenAPI } from "@orpc/contract";
import { callErrors, fieldErrors } from "@haat/contract/shared/error-codes";
import { translator } from "@haat/i18n/translator";
import { html } from "hono/html";
import { examplesOf, type RecordedExample } from "./examples";
import { withCode } from "./code-words";
import { renderProgramGuide } from "./program-guide";
import { renderChanges, retirementNote } from "./change-guide";
import { renderWebhookGuide } from "./webhook-guide";
import { describe, describeType, fieldsOf, type NamedSchemas } from "./schema-words";

type Html = ReturnType<typeof html>;

interface Call {
  name: string;
  method: string;
  path: string;
  operation: OpenAPI.OperationObject;
}

/**
 * The reference as one page that needs neither JavaScript nor another site. It is written in English, as the document it
 * is made of; the examples are in both languages of the API (docs/decisions/011).
 */
export function renderReference(document: OpenAPI.Document): Html {
  const groups = groupsOf(document);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Haat API</title>
        <link rel="stylesheet" href="/api/docs/style.css" />
      </head>
      <body>
        <nav aria-label="Calls">
          <p class="top"><a href="/api/openapi.json">OpenAPI 3.1</a> · <a href="/api/docs/try">Try it</a></p>
          <ul>
            <li><a href="#start">Start here</a></li>
            <li><a href="#api-keys">API keys</a></li>
            <li><a href="#test-shop">Test shop</a></li>
            <li><a href="#webhooks">Webhooks</a></li>
            <li><a href="#changes">Changes</a></li>
            <li><a href="#errors">Error codes</a></li>
          </ul>
          ${groups.map(
            ([tag, calls]) =>
              html`<details open>
                <summary>${tag}</summary>
                <ul>
                  ${calls.map(({ name, path }) => html`<li><a href="#${name}">${path.split("/")[2] ?? path}</a></li>`)}
                </ul>
              </details>`,
          )}
        </nav>
        <main>
          <h1 id="start">Haat API</h1>
          ${(document.info.description ?? "").split("\n\n").map((text) => html`<p>${withCode(text)}</p>`)}
          ${renderProgramGuide(document)} ${renderWebhookGuide()} ${renderChanges()}
          ${groups.map(
            ([tag, calls]) =>
              html`<section aria-label="${tag}">
                <h2>${tag}</h2>
                ${calls.map((call) => renderCall(call, document.components?.schemas ?? {}))}
              </section>`,
          )}
          ${renderErrors()}
        </main>
      </body>
    </html>`;
}

function groupsOf(document: OpenAPI.Document): [string, Call[]][] {
  const groups = new Map<string, Call[]>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of ["get", "post", "put", "delete"] as const) {
      const operation = item?.[method];
      if (!operation) continue;
      const tag = operation.tags?.[0] ?? "Other";
      const call = { name: operation.operationId ?? path, method: method.toUpperCase(), path, operation };
      groups.set(tag, [...(groups.get(tag) ?? []), call as Call]);
    }
  }
  return [...groups];
}

function renderCall({ name, method, path, operation }: Call, named: NamedSchemas): Html {
  const parameters = (operation.parameters ?? []).flatMap((each) => ("$ref" in each ? [] : [each]));
  const body =
    operation.requestBody && "content" in operation.requestBody ? operation.requestBody : undefined;
  const schema = Object.values(body?.content ?? {})[0]?.schema;
  const rows = [
    ...parameters.map(({ name: field, in: place, required, schema: type, description }) => ({
      field,
      place,
      isRequired: required === true,
      type: describeType(type, named),
      description: description ?? describe(type, named),
    })),
    ...fieldsOf(schema, named).map((field) => ({ ...field, place: "body" })),
  ];
  return html`<article id="${name}">
    <h3><span class="method">${method}</span> <code>/api${path}</code></h3>
    <p>${withCode(operation.summary ?? "")}</p>
    <p class="facts">
      <code>${name}</code> · ${whoMayCall(operation)} · answers
      ${Object.keys(operation.responses ?? {}).join(", ")}
    </p>
    ${retirementNote(name)}
    <details>
      <summary>Input</summary>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">In</th>
              <th scope="col">Type</th>
              <th scope="col">Notes</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ({ field, place, isRequired, type, description }) =>
                html`<tr>
                  <td><code>${field}</code></td>
                  <td>${place}</td>
                  <td>${type}</td>
                  <td>${isRequired ? "required. " : ""}${withCode(description)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
    ${examplesOf(name).map(renderExample)}
  </article>`;
}

/** Who may make a call, in words. */
function whoMayCall({ security = [] }: OpenAPI.OperationObject): Html {
  const scope = security.flatMap((each) => each.apiKey ?? [])[0];
  if (scope) return html`needs a session, or an <a href="#api-keys">API key</a> with <code>${scope}</code>`;
  const needsSession = security.length === 1 && "bearer" in (security[0] ?? {});
  return html`${needsSession ? "needs a session" : "anybody"}`;
}

const languageNames = { bn: "Bengali", en: "English" };

function renderExample(example: RecordedExample): Html {
  const { language, response } = example;
  const answer =
    response.body === undefined ? `(${response.contentType})` : JSON.stringify(response.body, null, 2);
  return html`<details>
    <summary>Example in ${languageNames[language]}</summary>
    <pre tabindex="0"><code>${curlOf(example)}</code></pre>
    <pre tabindex="0" lang="${language}"><code>${answer}</code></pre>
  </details>`;
}

/** The call as a line for a shell. */
function curlOf({ request }: RecordedExample): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const parts = [`curl -X ${request.method} ${quote(`http://localhost:3000${request.path}`)}`];
  for (const [name, value] of Object.entries(request.headers)) parts.push(`-H ${quote(`${name}: ${value}`)}`);
  if (request.body !== undefined) parts.push(`-d ${quote(JSON.stringify(request.body))}`);
  return parts.join(" \\\n  ");
}

/** Leaves `{{name}}` where a sentence has a place for a value. */
const asWritten = { skipInterpolation: true };

function renderErrors(): Html {
  const [english, bengali] = [translator("en"), translator("bn")];
  const line = (code: string, status: string, en: string, bn: string) =>
    html`<tr>
      <td><code>${code}</code></td>
      <td>${status}</td>
      <td>${en}</td>
      <td lang="bn">${bn}</td>
    </tr>`;
  const table = (caption: string, rows: Html[]) =>
    html`<div class="scroll">
      <table>
        <caption>
          ${caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Status</th>
            <th scope="col">English</th>
            <th scope="col">Bengali</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`;
  const codes = Object.keys(callErrors) as (keyof typeof callErrors)[];
  return html`<section id="errors" aria-label="Error codes">
    <h2>Error codes</h2>
    ${table(
      "Of a call",
      codes.map((code) =>
        line(
          code,
          String(callErrors[code]),
          english(`api.errors.${code}`, asWritten),
          bengali(`api.errors.${code}`, asWritten),
        ),
      ),
    )}
    ${table(
      "Of a field, in errors[]",
      fieldErrors.map((code) =>
        line(code, "422", english(`api.fields.${code}`, asWritten), bengali(`api.fields.${code}`, asWritten)),
      ),
    )}
  </section>`;
}
