import pg from "pg";

/**
 * Connections beside those that a test's database was opened with. They are ended just before it is dropped, which the server
 * may tell them while they go: that is no error of the test's.
 */
export function secondPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  const ignore = () => undefined;
  pool.on("error", ignore);
  pool.on("connect", (connection) => void connection.on("error", ignore));
  return pool;
}
