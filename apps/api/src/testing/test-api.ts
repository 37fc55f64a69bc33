import { pino } from "pino";
import { eq } from "drizzle-orm";
import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { internationalPhone } from "@haat/contract/shared/phone";
import { createApi, type Api } from "../app";
import { customerTable, sessionTable, type SessionAudience } from "../features/account/account.table";
import { readConfig, type ApiConfig } from "../process/config";
import { ownCounters, type Counters } from "../security/counters";
import type { Database } from "../database/database";
import { hashOf, randomToken } from "../security/secrets";
import type { FileStore } from "../outside/file-store";
import type { NameAnswer, NameLookup } from "../outside/name-lookup";
import type { PushPort } from "../outside/push";
import type { TextMessage } from "../outside/sms";
import { patientCallMilliseconds } from "./patience";
import { createTestCourier, type TestCourier } from "./test-courier";
import { createDocumentedClient } from "./documented-client";
import { onOneConnection } from "./one-connection";
import { openTestDatabase } from "./test-database";
import { createPlaces, places } from "./test-shop";

/** A clock that stands still until it is told to go on. */
export function createTestClock(start = new Date("2026-03-02T06:00:00Z")) {
  let now = start;
  return {
    now: () => now,
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}

export interface TestApi extends Api {
  db: Database;
  /** The same as the API has it: what a transaction of it asks beside itself is refused. */
  database: Database;
  clock: ReturnType<typeof createTestClock>;
  config: ApiConfig;
  /** Straight into the calls, as pages do, where `createClient` goes over HTTP. */
  createStraightClient: Api["createClient"];
  /** The text messages that were sent. */
  messages: TextMessage[];
  /** What browsers were told, each with the address of its push service. */
  pushes: { endpoint: string; message: object }[];
  /** What DNS says: a kind of record and a name, such as `TXT _haat.rahim.com`; the rest is not there. */
  names: Map<string, NameAnswer>;
  /** The parcels that couriers were asked to bring, and what they say to it; the demo's courier where nothing is set. */
  courier: TestCourier;
  /** What was uploaded, by its key. */
  files: Map<string, Buffer>;
  /** The lines that were logged. */
  log: string[];
  close(): Promise<void>;
}

/** The API on a fresh migrated database with the places in it. */
export async function startTestApi(settings: Partial<ApiConfig> = {}): Promise<TestApi> {
  const { db, close } = await openTestDatabase();
  await createPlaces(db);
  return { ...putTogether(db, settings), db, close };
}

/** What the test clients show to be believed about the shopper's address, as the storefront does. */
const proxySecret = "a proxy secret of the tests";

/** The API on a database that is open already. */
export function putTogether(
  db: Database,
  settings: Partial<ApiConfig> = {},
  deliver: () => Promise<void> = () => Promise.resolve(),
  common?: Counters,
) {
  const clock = createTestClock();
  const messages: TextMessage[] = [];
  const log: string[] = [];
  const logger = pino({ level: "info", base: null }, { write: (line: string) => void log.push(line) });
  const config = {
    ...readConfig({ HAAT_DEMO: "1", RATE_LIMIT: "0", PROXY_SECRET: proxySecret }),
    callMilliseconds: patientCallMilliseconds,
    ...settings,
  };
  const sms = {
    send: (message: TextMessage) => {
      messages.push(message);
      return deliver();
    },
  };
  const pushes: TestApi["pushes"] = [];
  const push: PushPort = {
    send: async ({ endpoint }, message) => {
      pushes.push({ endpoint, message });
      return "taken";
    },
  };
  const records = new Map<string, NameAnswer>();
  const answer = async (kind: string, name: string) => records.get(`${kind} ${name}`) ?? [];
  const names: NameLookup = {
    texts: (name) => answer("TXT", name),
    alias: (name) => answer("CNAME", name),
    addresses: (name) => answer("A", name),
  };
  const files = new Map<string, Buffer>();
  const counters = common ?? ownCounters({ secret: config.secrets[0], logger });
  const courier = createTestCourier();
  const outside = { sms, push, couriers: courier, names, files: storeIn(files) };
  const database = onOneConnection(db);
  const api = createApi({ ...outside, database, config, clock, logger, counters });
  // Every call goes over HTTP and is held against the document.
  const createClient = (headers?: Record<string, string>) =>
    createDocumentedClient(api, { [callHeaders.proxySecret]: proxySecret, ...headers });
  return {
    ...api,
    database,
    createClient,
    createStraightClient: api.createClient,
    clock,
    config,
    messages,
    pushes,
    names: records,
    courier,
    files,
    log,
  };
}

/** A file store in memory. */
function storeIn(files: Map<string, Buffer>): FileStore {
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key),
    delete: async (key) => void files.delete(key),
  };
}

/** A new session of an account, of a shopper unless told otherwise. @returns the headers of whoever has it */
export async function openSession(
  api: Pick<TestApi, "db" | "clock">,
  customerId: number,
  audience: SessionAudience = "shop",
) {
  const token = randomToken();
  await api.db.insert(sessionTable).values({
    tokenHash: hashOf(token),
    customerId,
    audience,
    createdAt: api.clock.now(),
    expiresAt: new Date("2027-01-01T00:00:00Z"),
    // Its phone is proved for good: a test's clock may leap as it likes.
    phoneProvedAt: audience === "console" ? new Date("2036-01-01T00:00:00Z") : null,
  });
  return { [callHeaders.authorization]: `Bearer ${token}` };
}

let customersMade = 0;

/** A customer with a session of their own. */
export async function createShopper(api: TestApi, given: Partial<typeof customerTable.$inferInsert> = {}) {
  customersMade += 1;
  const phone = `017${String(customersMade).padStart(8, "0")}`;
  const { status, ...person } = given;
  const [customer] = await api.db
    .insert(customerTable)
    .values({ phone: internationalPhone(phone), firstName: "Rahim", lastName: "Uddin", ...person })
    .returning();
  if (!customer) throw new Error("A customer was not inserted.");
  const headers = await openSession(api, customer.id);
  // Who is blocked was signed in before: nobody is let in afterwards.
  if (status) await api.db.update(customerTable).set({ status }).where(eq(customerTable.id, customer.id));
  const token = headers[callHeaders.authorization].slice("Bearer ".length);
  return { ...customer, nationalPhone: phone, token, headers, client: api.createClient(headers) };
}
export type TestShopper = Awaited<ReturnType<typeof createShopper>>;

/** What the address form sends for somewhere in Dhaka. */
export const dhakaAddress = {
  first_name: "Rahim",
  last_name: "Uddin",
  contact_number: "01712345678",
  id_division: places.dhaka.divisionId,
  id_city: places.dhaka.cityId,
  id_area: places.dhaka.areaId,
  address: "House 5, Road 3",
  postal_code: "1205",
};

/** Saves an address and tells its id. */
export async function saveAddress(
  client: ApiClient,
  given: Partial<typeof dhakaAddress> & { area_name?: string } = {},
): Promise<string> {
  const saved = await client.address.customerAddressCreate({ ...dhakaAddress, ...given });
  return saved.data.address_unique_id;
}
