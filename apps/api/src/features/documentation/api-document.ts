import { OpenAPIGenerator, type ConditionalSchemaConverter } from "@orpc/openapi";
import type { OpenAPI } from "@orpc/contract";
import { scopeOfCall } from "@haat/contract/shared/api-key-scopes";
import type { CallTraits } from "@haat/contract/shared/call-name";
import { traitsOf } from "@haat/contract/shared/call-traits";
import { contract } from "@haat/contract/contract";
import { failureData, failureEnvelope } from "@haat/contract/shared/envelope";
import { z } from "zod";
import { errorCodeSchemas, namedSchemas, schemaConverter } from "./document-schemas";
import { retirementOf } from "../../http/retiring-calls";
import { examplesOf, type RecordedExample } from "./examples";

type Operation = OpenAPI.OperationObject;

let made: Promise<OpenAPI.Document> | undefined;

/**
 * The whole API as OpenAPI 3.1, from the same contract that the server and its clients are made of. Making it takes half a
 * second: a process does so once, when it is first asked for.
 */
export function apiDocument(): Promise<OpenAPI.Document> {
  return (made ??= createApiDocument());
}

async function createApiDocument(): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [refusalData, schemaConverter] });
  const document = await generator.generate(contract, {
    info: { title: "Haat API", version: "1.0.0", description: introduction },
    servers: [{ url: "/api" }],
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The `access_token` that sign-in answers." },
        apiKey: {
          type: "http",
          scheme: "bearer",
          description:
            "An API key of the shop that the call names, made in its console, with the scope that is named here.",
        },
      },
      schemas: { Failure: failureSchema(), ...errorCodeSchemas() },
    },
    commonSchemas: namedSchemas,
    customErrorResponseBodySchema: (errors, status) => ({
      allOf: [
        { $ref: "#/components/schemas/Failure" },
        { properties: { status: { const: status }, code: { enum: errors.map(([code]) => code) } } },
      ],
    }),
  });
  const failures: Record<string, OpenAPI.ResponseObject> = {};
  for (const path of Object.values(document.paths ?? {})) completePath(path ?? {}, failures);
  document.components = { ...document.components, responses: failures, headers: answerHeaders };
  return document;
}

/** The body of a refusal is written by hand. Its data would be described anew for each call and code: most of all work. */
const refusalData: ConditionalSchemaConverter = {
  condition: (schema) => schema === failureData,
  convert: () => [true, {}],
};

const introduction = `Every call of a shop, of the marketing site and of the console where shops are run. An answer is \`{ success, data, message? }\`; a refusal is \`{ success: false, data, code, … }\`, which is a problem detail (RFC 9457) as well: ask with \`Accept: application/problem+json\`.

Amounts are whole poisha: 100 are one taka. Times are RFC 3339 in UTC. Sentences are in the language of the path, or of \`Accept-Language\`; \`code\` never changes. Where a path has \`{sellerKey}\`, it is the \`seller_key\` that \`seller_info_by_shop\` answers; \`{page}\` counts from 1.

Accounts are signed in by a bearer token; guests have a cart by its key in \`X-Cart-Key\`. A request that changes something may carry an \`Idempotency-Key\` where the call says so. Sessions of the console, from \`/v1/seller/signin\`, open calls below \`/v1/seller\` and \`/v1/admin\` and no others. Codes by text message are a restricted way to sign in (NIST SP 800-63B-4): whoever holds the phone's number holds the account; a password is the second way.`;

/** The body of a refusal. */
function failureSchema(): OpenAPI.SchemaObject {
  const schema = z.toJSONSchema(failureEnvelope, { target: "draft-2020-12" });
  const { $schema: _, ...body } = schema;
  return {
    ...body,
    properties: {
      ...body.properties,
      code: { $ref: "#/components/schemas/ErrorCode" },
      errors: {
        type: "array",
        description: "What is wrong with single fields",
        items: {
          type: "object",
          required: ["field", "code", "message"],
          additionalProperties: false,
          properties: {
            field: { type: "string" },
            code: { $ref: "#/components/schemas/FieldErrorCode" },
            message: { type: "string" },
          },
        },
      },
    },
  } as OpenAPI.SchemaObject;
}

/** @param failures takes up the refusals, which are the same for every call */
function completePath(path: OpenAPI.PathItemObject, failures: Record<string, OpenAPI.ResponseObject>): void {
  for (const method of ["get", "post", "put", "delete"] as const) {
    const operation = path[method];
    if (operation) Object.assign(operation, completeOperation(operation, method, failures));
  }
}

function completeOperation(
  operation: Operation,
  method: string,
  failures: Record<string, OpenAPI.ResponseObject>,
): Operation {
  const call = operation.operationId ?? "";
  const examples = examplesOf(call);
  const never = neverAnswered(call, method);
  const responses: OpenAPI.ResponsesObject = {};
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (never.includes(Number(status)) || "$ref" in response) continue;
    if (Number(status) < 400) {
      responses[status] = completeAnswer(Number(status), response, examples);
      continue;
    }
    failures[`Failure${status}`] ??= completeFailure(Number(status), response);
    responses[status] = { $ref: `#/components/responses/Failure${status}` };
  }
  return {
    ...operation,
    ...(retirementOf(call) && { deprecated: true }),
    parameters: [...parametersOf(operation), ...headersOf(call)],
    ...(operation.requestBody &&
      "content" in operation.requestBody && {
        requestBody: {
          ...operation.requestBody,
          content: withExamples(operation.requestBody.content, examples, ({ request }) => request.body),
        },
      }),
    responses,
    security: securityOf(call),
  };
}

const isSignedIn = (caller: CallTraits["caller"]) => caller !== "anybody" && caller !== "guest";

function securityOf(call: string): OpenAPI.SecurityRequirementObject[] {
  const { caller } = traitsOf(call);
  const scope = scopeOfCall(call);
  if (scope) return [{ bearer: [] }, { apiKey: [scope] }];
  if (isSignedIn(caller)) return [{ bearer: [] }];
  return caller === "guest" ? [{}, { bearer: [] }] : [];
}

/** In a query a name with several values is repeated, which is what a parameter means that says nothing else. */
function parametersOf({ parameters = [] }: Operation): OpenAPI.ParameterObject[] {
  const inline = parameters.flatMap((parameter) => ("$ref" in parameter ? [] : [parameter]));
  for (const parameter of inline) {
    for (const said of ["style", "explode", "allowEmptyValue", "allowReserved"] as const)
      delete parameter[said];
  }
  return inline;
}

/** Headers that a call may come with besides what its input tells. */
function headersOf(call: string): OpenAPI.ParameterObject[] {
  const { caller, repeatable, conditional } = traitsOf(call);
  const header = (name: string, description: string, required = false) =>
    ({ name, in: "header", description, ...(required && { required }), schema: { type: "string" } }) as const;
  return [
    header("Accept-Language", "`bn` or `en`, where the path does not tell; anything else is `bn`."),
    header("X-Request-Id", "8 to 64 letters, digits, `_`, `-`: stands in the log and comes back."),
    ...(caller === "guest" ? [header("X-Cart-Key", "The guest's cart, as `data.cart_key` gave it.")] : []),
    ...(repeatable
      ? [
          header(
            "Idempotency-Key",
            "Up to 255 characters of your own. For 24 hours the same key and body change nothing twice and get the first answer again, with `Idempotent-Replayed: true`.",
            repeatable === "always",
          ),
        ]
      : []),
    ...(conditional
      ? [header("If-Match", "The `version` you read, in quotes; what has changed since answers 412.")]
      : []),
  ];
}

/** Statuses that a call of this kind does not answer with. */
function neverAnswered(call: string, method: string): number[] {
  const reads = method === "get";
  const { caller, conditional, beforeProof } = traitsOf(call);
  const isOfConsole = caller === "account" || caller === "member" || caller === "staff";
  return [
    ...(isSignedIn(caller) ? [] : [401]),
    ...(isOfConsole && !beforeProof ? [] : [403]),
    ...(conditional ? [] : [412]),
    ...(reads ? [409, 413, 415] : []),
  ];
}

const reasons: Record<number, string> = {
  200: "It went well",
  400: "The request cannot be read",
  401: "Nobody is signed in",
  403: "Who is signed in may not do that, or has to prove themselves with their second factor first",
  404: "It is not there, or is somebody else's",
  405: "The path takes another method",
  408: "It took too long",
  409: "It no longer fits what is there now",
  412: "It has changed since it was read",
  413: "The body is too large",
  415: "The body, or the file in it, is of another kind",
  420: "There is no such shop, or it is closed",
  422: "A rule was broken",
  429: "Too many calls",
  500: "Something broke",
  503: "Not now",
};

const answerHeaders: Record<string, OpenAPI.HeaderObject> = {
  "X-Request-Id": { description: "What to name in a complaint", schema: { type: "string" } },
  "Content-Language": { description: "Language of the sentences", schema: { type: "string" } },
  "RateLimit-Policy": {
    description: "Limits that the call counts against (IETF draft-ietf-httpapi-ratelimit-headers)",
    schema: { type: "string" },
  },
  RateLimit: { description: "What is left of them, and seconds until anew", schema: { type: "string" } },
};

const headerReferences = Object.fromEntries(
  Object.keys(answerHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

function completeAnswer(
  status: number,
  response: OpenAPI.ResponseObject,
  examples: RecordedExample[],
): OpenAPI.ResponseObject {
  const recorded = ({ response: { status: answered, body } }: RecordedExample) =>
    answered === status ? body : undefined;
  return {
    ...response,
    description: reasons[status] ?? response.description,
    headers: headerReferences,
    content: withExamples(response.content ?? {}, examples, recorded),
  };
}

/** A refusal comes as plain JSON or, for who asks so, as a problem detail. */
function completeFailure(status: number, response: OpenAPI.ResponseObject): OpenAPI.ResponseObject {
  const json = response.content?.["application/json"] ?? {};
  const retryAfter = {
    "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } },
  } as const;
  return {
    description: reasons[status] ?? response.description,
    headers: { ...headerReferences, ...([429, 503].includes(status) && retryAfter) },
    content: { "application/json": json, "application/problem+json": json },
  };
}

/** Adds what was recorded to each media type that it is of. */
function withExamples(
  content: Record<string, OpenAPI.MediaTypeObject>,
  examples: RecordedExample[],
  valueOf: (example: RecordedExample) => unknown,
): Record<string, OpenAPI.MediaTypeObject> {
  const named = Object.fromEntries(
    examples.flatMap((example) => {
      const value = valueOf(example);
      return value === undefined ? [] : [[example.language, { summary: example.language, value }]];
    }),
  );
  if (Object.keys(named).length === 0) return content;
  const json = content["application/json"];
  return json ? { ...content, "application/json": { ...json, examples: named } } : content;
}
