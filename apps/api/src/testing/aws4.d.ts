/** As far as the tests use it; the package has no types of its own. */
declare module "aws4" {
  interface SignedRequest {
    headers: Record<string, string>;
  }
  export function sign(
    request: object,
    keys: { accessKeyId: string; secretAccessKey: string },
  ): SignedRequest;
}
