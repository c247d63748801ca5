import { type AnyColumn, and, count, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { SampleClub } from '../club-settings/sampleClub.ts';
import { kindOf, kindsInPackageOrder } from '../features/content/kinds/index.ts';
import type { Transaction } from '../platform/postgres/database.ts';
import * as schema from '../platform/postgres/schema/index.ts';
import { sampleMembers } from './requests/sampleMembers.ts';
import { contentOf, rowsOf } from './rows.ts';
import { sampleTemplates } from './sampleTemplates.ts';

// The ids are the same on each day.
const ANY_DAY = '2026-01-01';

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** Returns the ids of the sample club's members, and the rows of its content. */
async function sampleRows() {
  const library = await import('@parlour/sample-club');
  const rows = rowsOf(library.createSampleClub({ today: ANY_DAY }));
  return {
    members: idsOf([...rows.members, ...sampleMembers()]),
    content: contentOf(rows),
  };
}

/** Deletes all that the members have, and then the members. */
async function removeMembers(transaction: Transaction, ids: readonly string[]): Promise<void> {
  const isTheirs = (column: AnyColumn) => inArray(column, [...ids]);
  const { requests, requestEntries, requestFiles, requestLinks } = schema;
  const theirRequests = transaction
    .select({ id: requests.id })
    .from(requests)
    .where(isTheirs(requests.memberId));
  const isOfRequest = (column: AnyColumn) => inArray(column, theirRequests);
  await transaction.delete(requestFiles).where(isOfRequest(requestFiles.requestId));
  await transaction
    .delete(requestLinks)
    .where(or(isOfRequest(requestLinks.requestId), isOfRequest(requestLinks.linkedId)));
  await transaction.delete(requestEntries).where(isOfRequest(requestEntries.requestId));
  await transaction.delete(requests).where(isTheirs(requests.memberId));
  for (const table of [
    schema.documents,
    schema.memberViews,
    schema.changeRequests,
    schema.redemptions,
    schema.registrations,
    schema.paymentMethods,
  ]) {
    await transaction.delete(table).where(isTheirs(table.memberId));
  }
  const { sessions, idempotencyKeys } = schema;
  await transaction
    .delete(sessions)
    .where(and(eq(sessions.principalKind, 'member'), isTheirs(sessions.principalId)));
  const owners = ids.map((id) => `member:${id}`);
  await transaction.delete(idempotencyKeys).where(inArray(idempotencyKeys.owner, owners));
  await transaction.delete(schema.members).where(isTheirs(schema.members.id));
}

/** Deletes the sample's content with its drafts and versions. What staff wrote themselves stays. */
async function removeContent(
  transaction: Transaction,
  content: ReturnType<typeof contentOf>,
): Promise<void> {
  const { contentDrafts, contentHidings, contentVersions } = schema;
  for (const kind of kindsInPackageOrder.toReversed()) {
    const ids = idsOf(content[kind] ?? []);
    for (const table of [contentDrafts, contentHidings, contentVersions]) {
      await transaction.delete(table).where(and(eq(table.kind, kind), inArray(table.itemId, ids)));
    }
    const { table } = kindOf(kind);
    await transaction.delete(table).where(inArray(table.id, ids));
  }
}

/** Ends the access of the sample's staff. Their names stay in what they did. */
async function endStaff(transaction: Transaction): Promise<void> {
  const { staffMembers, staffSessions } = schema;
  const isOfSample = transaction
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(eq(staffMembers.isSample, true));
  await transaction.delete(staffSessions).where(inArray(staffSessions.staffId, isOfSample));
  await transaction
    .update(staffMembers)
    .set({ status: 'ended' })
    .where(eq(staffMembers.isSample, true));
}

/** Deletes the sample's canned replies and macros. Those that staff changed are theirs, and stay. */
async function removeTemplates(transaction: Transaction): Promise<void> {
  const { replies, macros } = sampleTemplates(ANY_DAY);
  for (const [table, rows] of [
    [schema.cannedReplies, replies],
    [schema.macros, macros],
  ] as const) {
    await transaction
      .delete(table)
      .where(and(inArray(table.id, idsOf(rows)), eq(table.version, 1)));
  }
}

/** Creates the sample club of a database. Imports the library, and what loads the club, only when they are needed. */
export function createSampleClub(): SampleClub {
  const { members } = schema;
  return {
    async count(queries) {
      const { members: ids } = await sampleRows();
      const [found] = await queries
        .select({
          real: count(sql`case when ${notInArray(members.id, ids)} then 1 end`),
          all: count(),
        })
        .from(members);
      const { real = 0, all = 0 } = found ?? {};
      return { real, sample: all - real };
    },
    async load(transaction, today) {
      const { insertSampleClub } = await import('./insertSampleClub.ts');
      await insertSampleClub(transaction, today, { hasRequests: true });
    },
    async remove(transaction) {
      const { members: ids, content } = await sampleRows();
      await removeMembers(transaction, ids);
      await removeContent(transaction, content);
      await removeTemplates(transaction);
      await endStaff(transaction);
    },
  };
}
