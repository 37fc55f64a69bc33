import type { OpenAPI } from "@orpc/contract";
import { scopeOfCall } from "@haat/contract/shared/api-key-scopes";
import { traitsOf } from "@haat/contract/shared/call-traits";
import { flattened, type FlatSchema } from "./flat-schema";

/** What is promised of a call: all that a program may lean on. */
export interface PromisedCall {
  /** Such as `GET /v1/service_status`. */
  address: string;
  /** Who may make it: anybody, with or without a cart's key, a customer, or a program with a key of this scope. */
  opensTo: string;
  takes: FlatSchema;
  /** By status and media type, such as `200 application/json`. */
  answers: Record<string, FlatSchema>;
}
export type PromisedCalls = Record<string, PromisedCall>;

/**
 * The calls that programs of others are promised: those of shops and of the marketing site, and those that an API key opens. What
 * the console alone calls changes with the console.
 */
export const isPromised = (call: string): boolean =>
  ["anybody", "guest", "customer"].includes(traitsOf(call).caller) || scopeOfCall(call) !== undefined;

/** What the document promises of each of them. */
export function promisedCalls(document: OpenAPI.Document): PromisedCalls {
  const promised: PromisedCalls = {};
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of ["get", "post", "put", "delete"] as const) {
      const operation = item?.[method];
      const call = operation?.operationId;
      if (!operation || !call || !isPromised(call)) continue;
      const named = document.components?.schemas ?? {};
      promised[call] = {
        address: `${method.toUpperCase()} ${path}`,
        opensTo: scopeOfCall(call) ?? traitsOf(call).caller,
        takes: takenBy(operation, named),
        answers: answersOf(operation, named),
      };
    }
  }
  return promised;
}

function takenBy(operation: OpenAPI.OperationObject, named: Record<string, unknown>): FlatSchema {
  const taken: FlatSchema = {};
  for (const parameter of operation.parameters ?? []) {
    if ("$ref" in parameter) continue;
    const { in: place, name, required = false, schema } = parameter;
    Object.assign(taken, flattened(schema, named, { path: `${place}.${name}`, isRequired: required }));
  }
  const body = operation.requestBody;
  if (!body || "$ref" in body) return taken;
  // The same fields, whatever they come in.
  const schema = Object.values(body.content)[0]?.schema;
  return { ...taken, ...flattened(schema, named, { path: "body", isRequired: body.required === true }) };
}

function answersOf(
  { responses = {} }: OpenAPI.OperationObject,
  named: Record<string, unknown>,
): Record<string, FlatSchema> {
  const answers: Record<string, FlatSchema> = {};
  for (const [status, response] of Object.entries(responses)) {
    if (Number(status) >= 400 || "$ref" in response) continue;
    for (const [type, { schema }] of Object.entries(response.content ?? {}))
      answers[`${status} ${type}`] = flattened(schema, named, { path: "", isRequired: true });
  }
  return answers;
}
