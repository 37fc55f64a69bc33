import type { ServerBuild } from "@remix-run/node";

/**
 * The same build, whose pages hand their data over as it is. Remix makes an answer of what a loader returns, and reads it again
 * to render the document with it: the data is written and parsed once for nothing, since the document has it written once more
 * for the browser. What the browser's router asks for is written as ever.
 */
export function withUnwrittenData(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    // What has no component is a resource: its data is the answer.
    if (!route || !loader || !route.module.default) return [id, route];
    const unwritten: typeof loader = async (args) => {
      const data: unknown = await loader(args);
      return args.context.isClientNavigation || data instanceof Response ? data : new UnwrittenData(data);
    };
    return [id, { ...route, module: { ...route.module, loader: unwritten } }];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

const headers: Headers = new Headers({ "Content-Type": "application/json; charset=utf-8" });

/** As much of a `Response` as Remix looks at when it renders a document. */
class UnwrittenData implements Pick<Response, "status" | "statusText" | "headers"> {
  readonly status = 200;
  readonly statusText = "";
  readonly headers = headers;
  /** There is one, and nobody reads it. */
  readonly body = "";

  constructor(private readonly data: unknown) {}

  json(): Promise<unknown> {
    return Promise.resolve(this.data);
  }
}
