import { sqlStateOf } from "../../database/database-failure";
import { openDatabase, type DatabaseConfig } from "../../database/open-database";
import { keepUpkeep, type UpkeepWork } from "./watch.repository";

/** A table that is not there yet (PostgreSQL, appendix A). */
const undefinedTable = "42P01";

/**
 * Remembers in the platform's own database that a work of an operator's went well. A database that an older release has not
 * left yet has no place for it, and the work went well all the same.
 */
export async function rememberUpkeep(config: DatabaseConfig, work: UpkeepWork, at: Date): Promise<void> {
  const { db, close } = await openDatabase(config);
  try {
    await keepUpkeep(db, work, at);
  } catch (error) {
    if (sqlStateOf(error) !== undefinedTable) throw error;
  } finally {
    await close();
  }
}
