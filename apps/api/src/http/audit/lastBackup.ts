import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/postgres/database.ts';
import { auditEntries } from '../../platform/postgres/schema/index.ts';
import { HOUR } from '../../platform/process/clock.ts';

/** A club is warned when its last backup is older: a day, and two hours for making it. In milliseconds. */
export const BACKUP_AGE_LIMIT = 26 * HOUR;

/** Returns when the last backup ended, or null before the first one. */
export async function lastBackupAt(queries: Queries): Promise<Date | null> {
  const [entry] = await queries
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'backup.made'))
    .orderBy(desc(auditEntries.seq))
    .limit(1);
  return entry?.at ?? null;
}
