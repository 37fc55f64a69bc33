import { createServer, Socket } from "node:net";
import { expect, it, vi } from "vitest";
import { gatherWrites } from "./gathered-writes";

it("what is written in one turn goes out in one piece, also where it comes in pieces of its own", async () => {
  const server = createServer((near) => near.resume());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const socket = new Socket();
  const calls = [vi.spyOn(socket, "_write"), vi.spyOn(socket, "_writev")];
  const sent = () => calls.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  await new Promise<void>((resolve) => {
    socket.connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1", resolve);
  });
  gatherWrites(socket);

  for (const turn of [1, 2]) {
    const before = sent();
    // As the driver does with each statement.
    for (const statement of ["parse", "bind"]) {
      socket.cork();
      socket.write(statement);
      socket.write("sync");
      socket.uncork();
    }
    await new Promise((resolve) => socket.write("", resolve));
    expect(sent() - before, `turn ${turn}`).toBe(1);
  }
  socket.destroy();
  server.close();
});
