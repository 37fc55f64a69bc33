import { expect, test } from "vitest";
import { compressed } from "./compression";

test.each(["br", "gzip"])("an answer that said how long it is says how long it is in %s", async (coding) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${"<path/>".repeat(500)}</svg>`;
  const headers = { "Content-Type": "image/svg+xml", "Content-Length": String(drawing.length) };
  const request = new Request("http://haat.example/code.svg", { headers: { "Accept-Encoding": coding } });
  const answer = await compressed(request, new Response(drawing, { headers }));
  const { byteLength } = await answer.arrayBuffer();
  expect(answer.headers.get("Content-Encoding")).toBe(coding);
  expect(byteLength).toBeLessThan(drawing.length);
  expect(answer.headers.get("Content-Length")).toBe(String(byteLength));
});
