// A visitor of a platform that stands on loopback under names that no DNS knows.
import { readFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import { createServer } from "node:net";

export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until something holds, three minutes unless told: a busy machine is slow, not wrong. @throws where a process ended meanwhile */
export async function until(holds, what, child, seconds = 180) {
  const deadline = Date.now() + seconds * 1000;
  while (!(await Promise.resolve(holds()).catch(() => false))) {
    if (child && child.exitCode !== null) throw new Error(`${what} ended with ${child.exitCode}.`);
    if (Date.now() > deadline) throw new Error(`${what} does not answer.`);
    await sleep(200);
  }
}

/** Ports of 127.0.0.1 that nobody listens on. */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(servers.map((each) => new Promise((resolve) => each.listen(0, "127.0.0.1", resolve))));
  const ports = servers.map((each) => each.address().port);
  await Promise.all(servers.map((each) => new Promise((resolve) => each.close(resolve))));
  return ports;
}

/** @param authority the file of the certificate authority that is believed, and no other */
export function visitorOf({ httpsPort, httpPort, authority }) {
  const named = (host, port, usual) => (port === usual ? host : `${host}:${port}`);
  const ask = (host, path, { method = "GET", body = "", origin, headers = {} } = {}) =>
    request(https, {
      host: "127.0.0.1",
      port: httpsPort,
      servername: host,
      ca: readFileSync(authority),
      agent: false,
      path,
      method,
      headers: {
        host: named(host, httpsPort, 443),
        ...(origin && { origin }),
        ...(body && {
          "content-type": "application/x-www-form-urlencoded",
          "content-length": Buffer.byteLength(body),
        }),
        ...headers,
      },
      body,
    });

  return {
    ask,
    askPlain: (host, path) =>
      request(http, {
        host: "127.0.0.1",
        port: httpPort,
        path,
        headers: { host: named(host, httpPort, 80) },
        agent: false,
      }),

    /** Looks at a page again and again until told to end. */
    look(host, path) {
      const seen = { count: 0, failed: 0, longest: 0 };
      let isOver = false;
      const looking = (async () => {
        while (!isOver) {
          const began = performance.now();
          const status = await ask(host, path).then(
            (answer) => answer.status,
            () => 0,
          );
          seen.count += 1;
          if (status !== 200) seen.failed += 1;
          seen.longest = Math.max(seen.longest, performance.now() - began);
          await sleep(100);
        }
      })();
      return {
        async end() {
          isOver = true;
          await looking;
          return seen;
        },
      };
    },
  };
}

function request(protocol, { body, ...options }) {
  return new Promise((resolve, reject) => {
    const sent = protocol.request({ ...options, timeout: 30_000 }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part) => (text += part));
      answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, body: text }));
      answer.on("error", reject);
    });
    sent.on("timeout", () => sent.destroy(new Error("No answer in 30 s.")));
    sent.on("error", reject);
    sent.end(body);
  });
}
