import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { apiDocument } from "../features/documentation/api-document";

type Json = Record<string, unknown>;

interface Documented {
  name: string;
  method: string;
  pattern: RegExp;
  /** By status, then by media type; `null` where the media type bears no JSON. Compiled when first asked for. */
  answers: Map<string, Map<string, (() => ValidateFunction) | null>>;
}

let prepared: Promise<Documented[]> | undefined;

/**
 * What of an answer the API's document does not tell: a status, a media type, a field. The answer can still be read
 * afterwards. Paths that are no calls tell nothing.
 */
export async function undocumentedIn(request: Request, response: Response): Promise<string[]> {
  const { pathname } = new URL(request.url);
  const calls = await (prepared ??= prepare());
  const call = calls.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
  if (!call || response.status === 304) return [];
  const where = `${call.name} answered ${response.status}`;
  const answers = call.answers.get(String(response.status));
  if (!answers) return [`${where}, which is not documented`];
  const mediaType = (response.headers.get("content-type") ?? "").split(";")[0] ?? "";
  const prepareValidate = answers.get(mediaType);
  if (prepareValidate === undefined) return [`${where} as ${mediaType}, which is not documented`];
  if (prepareValidate === null) return [];
  const validate = prepareValidate();
  const isRight = validate(await response.clone().json());
  return isRight
    ? []
    : (validate.errors ?? []).map(
        (error) => `${where}: ${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
      );
}

async function prepare(): Promise<Documented[]> {
  const document = JSON.parse(JSON.stringify(await apiDocument())) as Json;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...(closed(document) as Json), $id: "haat" });
  const calls: Documented[] = [];
  for (const [path, item] of Object.entries(document["paths"] as Record<string, Record<string, Json>>)) {
    for (const [method, operation] of Object.entries(item)) {
      const pattern = new RegExp(`^/api${path.replace(/\{[^}]+\}/g, "[^/]+")}$`);
      const answers: Documented["answers"] = new Map();
      for (const [status, given] of Object.entries(operation["responses"] as Record<string, Json>)) {
        answers.set(
          status,
          validators(ajv, document, given, `paths/${pointer(path)}/${method}/responses/${status}`),
        );
      }
      calls.push({ name: String(operation["operationId"]), method: method.toUpperCase(), pattern, answers });
    }
  }
  return calls;
}

function validators(ajv: Ajv2020, document: Json, given: Json, place: string) {
  const reference = given["$ref"] as string | undefined;
  const name = reference?.split("/").at(-1) ?? "";
  const components = document["components"] as { responses: Record<string, Json> };
  const response = reference ? (components.responses[name] ?? {}) : given;
  const at = reference ? `components/responses/${name}` : place;
  const byType = new Map<string, (() => ValidateFunction) | null>();
  for (const mediaType of Object.keys((response["content"] ?? {}) as Json)) {
    const isJson = mediaType.endsWith("json");
    const schema = { $ref: `haat#/${at}/content/${pointer(mediaType)}/schema` };
    let compiled: ValidateFunction | undefined;
    byType.set(mediaType, isJson ? () => (compiled ??= ajv.compile(schema)) : null);
  }
  return byType;
}

/** A part of a path in a reference (RFC 6901 within a URI fragment). */
function pointer(part: string): string {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
}

/** The same schemas, where an object may have only the fields they name. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== "object" || node === null) return node;
  const copy: Json = {};
  for (const [name, value] of Object.entries(node)) copy[name] = closed(value);
  const isObject = copy["type"] === "object" && typeof copy["properties"] === "object";
  if (isObject && copy["additionalProperties"] === undefined) copy["additionalProperties"] = false;
  return copy;
}
