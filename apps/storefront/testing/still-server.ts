import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * Stands in front of a server and hands on bytes, until it is told to stand still: then it takes connections and bytes, and
 * answers nothing, as a process does that was stopped.
 * @param port of the server behind, on this machine
 */
export async function openStillServer(port: number) {
  const sockets = new Set<Socket>();
  let isStill = false;
  let taken = 0;
  const server = createServer((caller) => {
    taken += 1;
    const behind = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [caller, behind],
      [behind, caller],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => void (isStill || to.write(bytes)));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Connections that were taken so far. */
    taken: () => taken,
    standStill: () => {
      isStill = true;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
