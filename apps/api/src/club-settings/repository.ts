import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/postgres/database.ts';
import { clubSettings } from '../platform/postgres/schema/index.ts';

/** The row of the club's settings. */
export type SettingsRow = typeof clubSettings.$inferSelect;

/** The name of the table, as the notification of a change has it. */
export const SETTINGS_TABLE = 'club_settings';

/** Returns the club's settings. Undefined until the first one is stored. */
export async function findSettings(queries: Queries): Promise<SettingsRow | undefined> {
  const [row] = await queries.select().from(clubSettings);
  return row;
}

/** Returns the club's time zone, an IANA name: UTC until it chose one. */
export async function readTimeZone(queries: Queries): Promise<string> {
  return (await findSettings(queries))?.timeZone ?? 'UTC';
}

/** Returns the club's settings, and lets one transaction at a time change them. */
export async function lockSettings(transaction: Queries): Promise<SettingsRow> {
  await transaction.insert(clubSettings).values({ id: 1, version: 0 }).onConflictDoNothing();
  const [row] = await transaction.select().from(clubSettings).for('update');
  if (row === undefined) throw new Error('the row of the settings was deleted meanwhile');
  return row;
}

/** Changes the settings and tells every server, once the transaction commits (api/staff/settings-2). */
export async function updateSettings(
  transaction: Queries,
  values: Partial<Omit<SettingsRow, 'id' | 'version'>>,
): Promise<SettingsRow> {
  const [row] = await transaction
    .update(clubSettings)
    .set({ ...values, version: sql`${clubSettings.version} + 1` })
    .returning();
  if (row === undefined) throw new Error('the settings were not locked');
  await transaction.execute(sql`select pg_notify('content_changed', ${SETTINGS_TABLE})`);
  return row;
}
