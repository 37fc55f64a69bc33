import type { Database } from "./database/database";
import type { ApiConfig } from "./process/config";
import type { Clock } from "./process/clock";
import type { SmsPort } from "./outside/sms";
import type { PushPort } from "./outside/push";
import type { CourierPort } from "./outside/courier";
import type { NameLookup } from "./outside/name-lookup";
import type { FileStore } from "./outside/file-store";
import type { Counters } from "./security/counters";
import type { Logger } from "./process/log";
import type { PictureWork } from "./job-queues";

/** What the API needs from outside; it opens nothing itself. */
export interface ApiParts {
  /** Open and migrated; whoever opened it closes it. */
  database: Database;
  /** What may be some seconds old is read from it; `database` unless told. */
  readDatabase?: Database | undefined;
  config: ApiConfig;
  clock: Clock;
  sms: SmsPort;
  /** How browsers are told of something while no page is open. */
  push: PushPort;
  /** Couriers that parcels are sent to. */
  couriers: CourierPort;
  /** How shops' own domains are looked up. */
  names: NameLookup;
  /** Where what people upload is kept. */
  files: FileStore;
  /** Where limits are counted; whoever opened them closes them. */
  counters: Counters;
  logger: Logger;
  /** What later work does with pictures; without it there are none. */
  pictures?: PictureWork;
}
