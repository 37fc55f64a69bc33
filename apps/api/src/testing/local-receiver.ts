import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What the receiver answers: a status with a body, nothing at all, or something that is no HTTP. */
export type Answer =
  { status: number; body?: string | Buffer; headers?: Record<string, string> } | "silence" | "noise";

/** A server on this machine that keeps what it receives and answers what it is told to. */
export async function startReceiver(answerTo: (request: ReceivedRequest) => Answer) {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      const whole = { method, path, headers, body: Buffer.concat(parts) };
      received.push(whole);
      const answer = answerTo(whole);
      if (answer === "silence") return;
      if (answer === "noise") return void request.socket.end("\u0000 this is no HTTP \u0000");
      response.writeHead(answer.status, answer.headers).end(answer.body ?? "");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
