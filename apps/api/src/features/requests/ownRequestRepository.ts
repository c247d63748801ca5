import { and, asc, desc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { isBooked, requests, staffMembers, vendors } from '../../platform/postgres/schema/index.ts';
import type { PageMark } from '../../http/parsing/pageMark.ts';
import { isAfterMark, type RequestRow } from './threadRepository.ts';

/** What the list has of a request. */
const listed = {
  id: requests.id,
  reference: requests.reference,
  requestType: requests.requestType,
  subject: requests.subject,
  status: requests.status,
  version: requests.version,
  shownVersion: requests.shownVersion,
  createdAt: requests.createdAt,
  updatedAt: requests.updatedAt,
  closedAt: requests.closedAt,
  details: requests.details,
  calendarUid: requests.calendarUid,
  confirmedDate: requests.confirmedDate,
  confirmedTime: requests.confirmedTime,
  confirmedEndDate: requests.confirmedEndDate,
  arrangement: requests.arrangement,
  isTakenBack: requests.isTakenBack,
};

/** What members call the concierge who has their request. */
const conciergeName = sql<
  string | null
>`coalesce(nullif(${staffMembers.firstName}, ''), ${staffMembers.lastName})`;

/** What is read of a request's vendor. */
export const vendorPlace = { name: vendors.name, address: vendors.address };

/** A member's request with the first name of the concierge who has it, and its vendor. */
export interface OwnRequestRow {
  readonly request: RequestRow;
  readonly concierge: string | null;
  readonly vendor: { readonly name: string; readonly address: string | null } | null;
}

/** An {@link OwnRequestRow} with what the list has of its request. */
export interface ListedOwnRequest extends Pick<OwnRequestRow, 'concierge' | 'vendor'> {
  readonly request: Pick<RequestRow, keyof typeof listed>;
}

type Listing = { readonly after: PageMark | null; readonly limit: number };

const selectOwn = (queries: Queries) =>
  queries
    .select({ request: listed, concierge: conciergeName, vendor: vendorPlace })
    .from(requests)
    .leftJoin(staffMembers, eq(staffMembers.id, requests.assigneeId))
    .leftJoin(vendors, eq(vendors.id, requests.vendorId));

/** Returns a page of the member's open or past requests, the last changed first. Merged ones are left out. */
export function findOwnRequests(
  queries: Queries,
  memberId: string,
  { state, after, limit }: Listing & { readonly state: 'open' | 'past' },
): Promise<readonly ListedOwnRequest[]> {
  const isInState = state === 'open' ? isNull(requests.closedAt) : isNotNull(requests.closedAt);
  return selectOwn(queries)
    .where(
      and(
        eq(requests.memberId, memberId),
        isNull(requests.mergedInto),
        isInState,
        after === null ? undefined : isAfterMark(after),
      ),
    )
    .orderBy(desc(requests.updatedAt), desc(requests.id))
    .limit(limit);
}

/**
 * Returns a page of what was arranged for the member, the earliest day first: what ends on `since` or later, and what is
 * confirmed for a day before it. Merged requests are left out.
 */
export function findBookedRequests(
  queries: Queries,
  memberId: string,
  { since, after, limit }: Listing & { readonly since: string },
): Promise<readonly ListedOwnRequest[]> {
  const { confirmedDate, confirmedEndDate, id, status } = requests;
  const isToCome = gte(sql`coalesce(${confirmedEndDate}, ${confirmedDate})`, since);
  return selectOwn(queries)
    .where(
      and(
        eq(requests.memberId, memberId),
        isNull(requests.mergedInto),
        isBooked(requests),
        or(eq(status, 'confirmed'), isToCome),
        after === null
          ? undefined
          : sql`(${confirmedDate}, ${id}) > (${after.at.toISOString().slice(0, 10)}::date, ${after.id})`,
      ),
    )
    .orderBy(asc(confirmedDate), asc(id))
    .limit(limit);
}

/** Returns one request. Undefined unless it exists and is the member's. */
export async function findOwnRequest(
  queries: Queries,
  memberId: string,
  id: string,
): Promise<OwnRequestRow | undefined> {
  const [row] = await queries
    .select({ request: requests, concierge: conciergeName, vendor: vendorPlace })
    .from(requests)
    .leftJoin(staffMembers, eq(staffMembers.id, requests.assigneeId))
    .leftJoin(vendors, eq(vendors.id, requests.vendorId))
    .where(and(eq(requests.id, id), eq(requests.memberId, memberId)));
  return row;
}

/** Locks a request of the member until the transaction ends. Undefined unless it exists and is the member's. */
export async function lockOwnRequest(transaction: Transaction, memberId: string, id: string) {
  const [row] = await transaction
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), eq(requests.memberId, memberId)))
    .for('no key update');
  return row;
}
