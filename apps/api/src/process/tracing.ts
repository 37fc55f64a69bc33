import {
  context,
  diag,
  DiagLogLevel,
  INVALID_SPAN_CONTEXT,
  propagation,
  type SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from "@opentelemetry/api";
import { within } from "./deadline";

/** Where OpenTelemetry's own variables say that traces go; the exporter reads these and the others itself. */
const addressVariables = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"];

/** Whether traces are collected: what costs something for each call and query is only done then. */
let isTracing = false;
export const areQueriesTraced = () => isTracing;

/** Takes what is said of work that nobody traces. */
const silentSpan = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);

interface SpanOptions {
  kind?: SpanKind;
  /** Nothing that a visitor typed. */
  attributes?: Attributes;
  /** What it is a part of, where that is not the work that asks for it. */
  parent?: Context;
}

/**
 * Does work in a span of its own; what it asks for becomes a part of it. Costs nothing where nobody collects traces.
 * Of an error only its name is kept: a message may quote what somebody typed.
 */
export function inSpan<Result>(
  name: string,
  asked: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  if (!isTracing) return work(silentSpan);
  const { parent = context.active(), ...options } = asked;
  return trace.getTracer("haat").startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The id that this moment's lines in the log share with its trace. */
export function traceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}

/**
 * What a request is a part of, as who sends it tells (W3C Trace Context). Only for senders of ours: anybody else could mix
 * requests into each other's traces.
 */
export function contextOfCaller(headers: Headers): Context {
  return propagation.extract(context.active(), headers, {
    get: (carrier, name) => carrier.get(name) ?? undefined,
    keys: (carrier) => [...carrier.keys()],
  });
}

/** How long a process that ends waits for whoever takes traces, in ms. */
const patienceAtEnd = 3000;

/**
 * Begins to collect traces, where the environment names who takes them (OTLP over HTTP); else nothing of it is loaded.
 * @param service what this process is called in a trace
 * @returns sends what is left, and ends it; a receiver that is away costs the last traces, and nothing else
 */
export async function startTracing(
  service: string,
  variables: Record<string, string | undefined>,
  complain: (message: string) => void,
): Promise<() => Promise<void>> {
  if (!addressVariables.some((name) => variables[name])) return () => Promise.resolve();
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import("@opentelemetry/sdk-trace-node"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  const say = (message: string) => complain(message);
  const silent = () => undefined;
  diag.setLogger(
    { error: say, warn: say, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": variables["OTEL_SERVICE_NAME"] || service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  isTracing = true;
  return async () => {
    isTracing = false;
    const sent = provider.shutdown().catch((error: unknown) => say(String(error)));
    if ((await within(patienceAtEnd, sent)) === "late") say("the last traces were not sent in time");
    for (const part of [trace, context, propagation, diag]) part.disable();
  };
}
