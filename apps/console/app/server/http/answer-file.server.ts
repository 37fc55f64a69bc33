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
