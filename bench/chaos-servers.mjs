// The platform's own servers for drills: the API alone or with all that it reaches outside, and the pages.
import { startServer } from "./measured-server.mjs";

const apiEntry = "apps/api/build/server/serve.js";
const readyOf = ({ port }) => `http://127.0.0.1:${port}/readyz`;

const common = ({ port, folder, proxySecret }) => ({
  PORT: String(port),
  DATA_FOLDER: folder,
  HAAT_DEMO: "1",
  RATE_LIMIT: "0",
  PROXY_SECRET: proxySecret,
  LOG_LEVEL: process.env.LOG_LEVEL ?? "fatal",
});

/** @param outside as `startOutside` gives it */
export function startApi({ databaseUrl, outside, ...given }) {
  const env = {
    ...common(given),
    DATABASE_URL: databaseUrl,
    SMS: "http",
    SMS_URL: outside.messages.url,
    SMS_HEADERS: '{"content-type":"application/json"}',
    SMS_BODY: '{"to":"{to}","text":"{text}"}',
    SMS_WATCH_FROM: "0",
    MEDIA_STORE: "s3",
    MEDIA_S3_ENDPOINT: outside.pictures.url,
    MEDIA_S3_BUCKET: "haat",
    MEDIA_S3_KEY: "key",
    MEDIA_S3_SECRET: "secret",
    COURIERS: "steadfast",
    STEADFAST_URL: outside.courier.url,
    STEADFAST_HEADERS: '{"content-type":"application/json","api-key":"{key}","secret-key":"{secret}"}',
    STEADFAST_BODY:
      '{"invoice":"{number}","name":"{name}","phone":"{phone}","address":"{address}","cash":{cash}}',
    STEADFAST_BOOKED_IF: "status=200",
    STEADFAST_TRACKING_AT: "consignment.tracking_code",
    STEADFAST_CONSIGNMENT_AT: "consignment.consignment_id",
    PUSH_HOSTS: outside.push.url,
  };
  return startServer(apiEntry, env, readyOf(given), 180);
}

/** The API with its files in its folder. @param databaseUrl without one its database is there, too @param more settings */
export function startApiAlone({ databaseUrl, more, ...given }) {
  const env = { ...common(given), ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...more };
  return startServer(apiEntry, env, readyOf(given), 180);
}

/** The storefront, with the API in another process. @param more settings */
export function startPages({ port, pagesPort, more, ...given }) {
  const env = { ...common({ ...given, port: pagesPort }), API_URL: `http://127.0.0.1:${port}`, ...more };
  const ready = `http://127.0.0.1:${pagesPort}/healthz`;
  return startServer("apps/storefront/build/main.js", env, ready, 180);
}
