import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { writtenTexts } from "./pdf-reading";

test("texts are read out of a stream that ends with any byte", () => {
  const texts = Array.from({ length: 256 }, (_, number) => "a".repeat(number + 1));
  const streams = texts.map((text) => deflateSync(`/ActualText (${text})`));
  const lastBytes = new Set(streams.map((stream) => stream.at(-1)));
  expect(lastBytes.size).toBe(256);
  const file = Buffer.concat(
    streams.flatMap((stream) => [Buffer.from("stream\n"), stream, Buffer.from("\nendstream\n")]),
  );
  expect(writtenTexts(file)).toEqual(texts);
});
