import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createPageServer } from "@haat/web-host/page-server";
import { openStorefront, type TestStorefront } from "./open-storefront";

/** An API as one in a process of its own: behind a port of this machine. */
export interface ApiBehind {
  storefront: TestStorefront;
  port: number;
  close(): Promise<void>;
}

export async function openApiBehind(): Promise<ApiBehind> {
  const storefront = await openStorefront();
  const { api } = storefront.parts;
  const server = createPageServer((request, bindings) =>
    api.fetch(request, bindings as Parameters<typeof api.fetch>[1]),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    storefront,
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await storefront.close();
    },
  };
}
