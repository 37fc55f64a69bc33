import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** CBOR (RFC 8949) of what a passkey's device sends: small numbers, texts, bytes, maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as string)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  return Buffer.concat([head(2, value.byteLength), value]);
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();
const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const userPresentAndVerified = 0x05;
const withCredential = 0x40;

/** A key of the curve P-256 as COSE (RFC 9053). @param x, y base64url */
const coseKey = (x: string, y: string) =>
  cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );

const attestationOf = (authData: Uint8Array) =>
  cbor(
    new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]),
  );

/** What of WebAuthn's options a device reads. */
type Options = Record<string, unknown> & { rp?: { id?: string }; rpId?: string; challenge?: unknown };

/**
 * A passkey kept in memory: it answers as a phone would whose owner says yes, for the examples of the documentation and for
 * tests.
 * @param origin of the console, such as `http://console.localhost:3000`
 */
export function createSoftwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  const shape = { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  let counter = 0;

  const authenticatorData = (rpId: string, flags: number, more: Uint8Array = new Uint8Array()) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  };

  return {
    id,
    /** Makes the credential that registration options ask for. */
    register(options: Options) {
      const length = Buffer.from([credentialId.length >> 8, credentialId.length & 255]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(x, y)]);
      const flags = userPresentAndVerified | withCredential;
      const authData = authenticatorData(options.rp?.id ?? "", flags, credential);
      const data = clientData("webauthn.create", String(options.challenge), origin);
      return {
        ...shape,
        response: {
          clientDataJSON: data.toString("base64url"),
          attestationObject: attestationOf(authData).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** Signs the challenge of authentication options. */
    answer(options: Options) {
      const authData = authenticatorData(options.rpId ?? "", userPresentAndVerified);
      const data = clientData("webauthn.get", String(options.challenge), origin);
      const signature = sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...shape,
        response: {
          clientDataJSON: data.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      };
    },
  };
}
