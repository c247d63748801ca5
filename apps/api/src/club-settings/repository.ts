import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../platform/postgres/database.ts';
import { clubSettings, members, staffMembers } from '../platform/postgres/schema/index.ts';

/** The row of the club's settings. */
export type SettingsRow = typeof clubSettings.$inferSelect;

/** The name of the table, as the notification of a change has it. */
export const SETTINGS_TABLE = 'club_settings';

/** Returns the club's settings. Undefined until the first one is stored. */
export async function findSettings(queries: Queries): Promise<SettingsRow | undefined> {
  const [row] = await queries.select().from(clubSettings);
  return row;
}

/** The sample club's members to look around with. Its others are there for their requests. */
const SAMPLE_MEMBERS = ['member@club.example', 'member2@club.example'];

/** The emails that the sample club is tried with, each in a line. Null for none. */
export interface SampleAccounts {
  readonly sampleMembers: string | null;
  readonly sampleStaff: string | null;
}

const linesOf = (rows: readonly { readonly email: string }[]) =>
  rows.map(({ email }) => email).join('\n') || null;

/** Returns the emails of the sample club that may sign in. None where it is not in the database. */
export async function findSampleAccounts(queries: Queries): Promise<SampleAccounts> {
  const [ofMembers, ofStaff] = await Promise.all([
    queries
      .select({ email: members.email })
      .from(members)
      .where(and(inArray(members.email, SAMPLE_MEMBERS), eq(members.isActive, true)))
      .orderBy(sql`length(${members.email})`),
    queries
      .select({ email: staffMembers.email })
      .from(staffMembers)
      .where(and(eq(staffMembers.isSample, true), eq(staffMembers.status, 'active')))
      .orderBy(asc(staffMembers.email)),
  ]);
  return { sampleMembers: linesOf(ofMembers), sampleStaff: linesOf(ofStaff) };
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
  await tellSettings(transaction);
  return row;
}

/** Lets every server read the settings anew, once the transaction commits. */
export async function tellSettings(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_notify('content_changed', ${SETTINGS_TABLE})`);
}
