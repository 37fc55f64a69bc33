import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { ListedFileStore } from "./file-store";
import type { S3Settings } from "../process/file-store-settings";

/** Keeps files in a bucket of any S3-compatible store, with path-style addresses and requests signed by AWS's version 4. */
export function createS3FileStore(settings: S3Settings): ListedFileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, milliseconds } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 1 });
  const ask = (path: string, init: RequestInit) =>
    client.fetch(`${endpoint.replace(/\/$/, "")}/${bucket}/${path}`, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(milliseconds),
    });
  const check = (response: Response, what: string) => {
    if (!response.ok) throw new Error(`The file store answered ${response.status} when asked to ${what}.`);
  };
  return {
    put: async (key, bytes, contentType) => {
      const response = await ask(key, {
        method: "PUT",
        body: new Uint8Array(bytes),
        headers: { "content-type": contentType, "x-amz-content-sha256": digestOf(bytes) },
      });
      check(response, "keep a file");
    },
    get: async (key) => {
      const response = await ask(key, { method: "GET" });
      if (response.status === 404) return undefined;
      check(response, "give a file");
      return Buffer.from(await response.arrayBuffer());
    },
    delete: async (key) => {
      const response = await ask(key, { method: "DELETE" });
      if (response.status !== 404) check(response, "delete a file");
    },
    list: async (folder) => {
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ "list-type": "2", prefix: `${folder}/` });
        if (token) query.set("continuation-token", token);
        const response = await ask(`?${query}`, { method: "GET" });
        check(response, "list files");
        const page = await response.text();
        keys.push(...[...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key));
        token = /<NextContinuationToken>([^<]*)</.exec(page)?.[1]?.replaceAll("&amp;", "&");
      } while (token);
      return keys;
    },
  };
}

/** Part of what is signed, so that the store takes no other bytes than these. */
const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
