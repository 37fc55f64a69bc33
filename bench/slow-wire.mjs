// A wire to a server on this machine that can be made slow or cut, for measurements of faults.
import { connect, createServer } from "node:net";

/** Listens on a port of its own and passes bytes on to `port`; what comes back takes `wire.milliseconds` longer. */
export async function createSlowWire(port) {
  const wire = { milliseconds: 0 };
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on("error", end).on("close", end);
    near.on("data", (bytes) => far.write(bytes));
    // One part behind the other, also where the wire gets faster meanwhile.
    let last = Promise.resolve();
    far.on("data", (bytes) => {
      const due = performance.now() + wire.milliseconds;
      last = last.then(() => sleepUntil(due)).then(() => void (near.destroyed || near.write(bytes)));
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(wire, { port: server.address().port, close: () => server.close() });
}

function sleepUntil(due) {
  const wait = due - performance.now();
  return wait > 1 ? new Promise((resolve) => setTimeout(resolve, wait)) : undefined;
}
