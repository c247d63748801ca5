import { type AnyColumn, and, count, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { SampleClub } from '../club-settings/sampleClub.ts';
import type { Transaction } from '../platform/postgres/database.ts';
import * as schema from '../platform/postgres/schema/index.ts';
import { sampleMembers } from './requests/sampleMembers.ts';
import { rowsOf } from './rows.ts';

// The ids are the same on each day.
const ANY_DAY = '2026-01-01';

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** Returns the ids of all that the sample club has, by kind. */
async function sampleIds() {
  const library = await import('@parlour/sample-club');
  const rows = rowsOf(library.createSampleClub({ today: ANY_DAY }));
  return {
    members: idsOf([...rows.members, ...sampleMembers()]),
    vendor: idsOf(rows.vendors),
    benefit: idsOf(rows.benefits),
    event: idsOf(rows.events),
    destination: idsOf(rows.destinations),
    gift_guide: idsOf(rows.giftGuides),
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
  ids: Awaited<ReturnType<typeof sampleIds>>,
): Promise<void> {
  const { contentDrafts, contentHidings, contentVersions } = schema;
  for (const kind of ['vendor', 'benefit', 'event', 'destination', 'gift_guide'] as const) {
    for (const table of [contentDrafts, contentHidings, contentVersions]) {
      await transaction
        .delete(table)
        .where(and(eq(table.kind, kind), inArray(table.itemId, ids[kind])));
    }
  }
  await transaction.delete(schema.giftGuides).where(inArray(schema.giftGuides.id, ids.gift_guide));
  await transaction.delete(schema.benefits).where(inArray(schema.benefits.id, ids.benefit));
  await transaction.delete(schema.events).where(inArray(schema.events.id, ids.event));
  await transaction
    .delete(schema.destinations)
    .where(inArray(schema.destinations.id, ids.destination));
  await transaction.delete(schema.vendors).where(inArray(schema.vendors.id, ids.vendor));
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

/** Creates the sample club of a database. Imports the library, and what loads the club, only when they are needed. */
export function createSampleClub(): SampleClub {
  const { members } = schema;
  return {
    async count(queries) {
      const { members: ids } = await sampleIds();
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
      const ids = await sampleIds();
      await removeMembers(transaction, ids.members);
      await removeContent(transaction, ids);
      await endStaff(transaction);
    },
  };
}
