/**
 * A file of the API's, for its asker alone, kept by no cache.
 * @param shown saved under its own name, or shown by the browser, such as what is printed
 */
export async function sendFile(file: File, shown: "attachment" | "inline" = "attachment"): Promise<Response> {
  return new Response(await file.arrayBuffer(), {
    headers: {
      "Content-Type": file.type,
      "Content-Length": String(file.size),
      "Content-Disposition": `${shown}; filename="${file.name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

/** A file that comes in parts. */
interface FileInParts {
  name: string;
  type: string;
  /** Of the whole file. */
  bytes: number;
  parts: number;
}

/**
 * The same of a file that is too large for memory: part by part, as fast as it is taken.
 * @param partOf a part by its number, from 1; where one cannot be had, the download breaks off and is seen to
 */
export function sendParts(
  { name, type, bytes, parts }: FileInParts,
  partOf: (part: number) => PromiseLike<Blob>,
): Response {
  let part = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      part += 1;
      controller.enqueue(new Uint8Array(await (await partOf(part)).arrayBuffer()));
      if (part >= parts) controller.close();
    },
  });
  return new Response(stream, {
    headers: {
      "Content-Type": type,
      "Content-Length": String(bytes),
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
