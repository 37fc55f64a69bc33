/** Whether the demo runs where nobody says: its shops are never put into a database that is somebody's own. */
export function demoByDefault({ HAAT_DEMO, DATABASE_URL }) {
  return HAAT_DEMO ?? (DATABASE_URL ? "0" : "1");
}
