/** How long a network needs to change, or a server to be there again, ms. */
const pauseMilliseconds = 1000;
/** A network that lets nobody through fails so late, in ms, that who waits would wait as long again. */
const soonMilliseconds = 3000;

/**
 * Asks for a page, and once more a moment later where the connection broke though the device has one: it has just gone from
 * one network to another, or the server starts anew. Who has gone on to another page meanwhile is not waited for.
 * @param request one without a body
 * @throws what `fetch` throws, the second time; at once without a connection, or where it took long
 */
export async function askedAgain(request: Request, pause = pauseMilliseconds): Promise<Response> {
  const begun = Date.now();
  try {
    return await fetch(request);
  } catch (error) {
    const isLate = Date.now() - begun > soonMilliseconds;
    if (isLate || request.signal.aborted || globalThis.navigator?.onLine === false) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return fetch(request);
  }
}
