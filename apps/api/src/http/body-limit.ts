import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * Refuses a body that is larger than so many bytes. One that states its length is judged by that, and what has no body is not
 * judged at all: to look whether there is one, hono's own limit makes a stream and a whole request around each call, which
 * costs as much as reading it.
 * @param refuse answers a body that is too large
 */
export function limitBody(mostBytes: number, refuse: (c: Context) => Response): MiddlewareHandler {
  const countBytes = bodyLimit({ maxSize: mostBytes, onError: refuse });
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const stated = c.req.header("content-length");
    if (stated === undefined || c.req.header("transfer-encoding") !== undefined) return countBytes(c, next);
    return Number(stated) > mostBytes ? refuse(c) : next();
  };
}
