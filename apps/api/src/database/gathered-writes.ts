import type { Duplex } from "node:stream";

/**
 * Lets all that is written to a connection in one turn go out in one piece, over TLS as one record. Each call of the system costs
 * as much as a small statement does, and statements that go together (one-trip.ts) would be a call each.
 * @param stream what a connection that stands is written to: Node gives a socket that still connects its own `write` back
 */
export function gatherWrites(stream: Duplex): void {
  const write = stream.write.bind(stream);
  let gathers = false;

  const gather = () => {
    if (gathers) return;
    gathers = true;
    stream.cork();
    process.nextTick(() => {
      gathers = false;
      stream.uncork();
    });
  };

  // @types/node gives it two shapes, and both pass through here as they are.
  stream.write = ((...parameters: Parameters<Duplex["write"]>) => {
    gather();
    return write(...parameters);
  }) as Duplex["write"];
}
