import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { askedAgain } from "./asked-again";

let server: Server | undefined;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server?.close();
});

/** A server that breaks so many connections before it answers. @returns its address, and how often it was asked */
async function breaking(times: number) {
  const asked = { times: 0 };
  const made = createServer((request, response) => {
    asked.times += 1;
    if (asked.times <= times) request.socket.destroy();
    else response.end("the page");
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(made.address() as AddressInfo).port}/`, asked };
}

describe("a page whose connection breaks", () => {
  it("is asked for once more, and no third time", async () => {
    const once = await breaking(1);
    const page = await askedAgain(new Request(once.url), 1);
    expect([await page.text(), once.asked.times]).toEqual(["the page", 2]);
    server?.close();

    const ever = await breaking(9);
    await expect(askedAgain(new Request(ever.url), 1)).rejects.toThrow(TypeError);
    expect(ever.asked.times).toBe(2);
  });

  it("is not asked for again when it took long to break", async () => {
    const { url, asked } = await breaking(9);
    const times = [0, 3001];
    vi.spyOn(Date, "now").mockImplementation(() => times.shift() ?? 3001);
    await expect(askedAgain(new Request(url), 1)).rejects.toThrow(TypeError);
    expect(asked.times).toBe(1);
  });

  it("is given up at once without a connection, or when nobody waits for it any more", async () => {
    const { url, asked } = await breaking(9);
    vi.stubGlobal("navigator", { onLine: false });
    await expect(askedAgain(new Request(url), 1)).rejects.toThrow(TypeError);
    expect(asked.times).toBe(1);

    vi.stubGlobal("navigator", { onLine: true });
    const gone = AbortSignal.abort();
    await expect(askedAgain(new Request(url, { signal: gone }), 1)).rejects.toThrow("aborted");
    expect(asked.times).toBe(1);
  });
});
