import { Socket } from "node:net";

/**
 * What a connection to a database runs over: all that is written in one turn goes out in one piece. Each call of the system costs
 * as much as a small statement does, and statements that go together (one-trip.ts) would be a call each.
 */
export class GatheringSocket extends Socket {
  #gathers = false;

  override connect(...parameters: unknown[]): this {
    // @types/node gives it many shapes, and all of them pass through here as they are.
    super.connect(...(parameters as Parameters<Socket["connect"]>));
    // Node gives a socket that connects its own `write` back, so it is put in only now.
    this.write = this.#write;
    return this;
  }

  #write = ((...parameters: Parameters<Socket["write"]>) => {
    this.#gather();
    return super.write(...parameters);
  }) as Socket["write"];

  #gather(): void {
    if (this.#gathers) return;
    this.#gathers = true;
    this.cork();
    process.nextTick(() => {
      this.#gathers = false;
      this.uncork();
    });
  }
}
