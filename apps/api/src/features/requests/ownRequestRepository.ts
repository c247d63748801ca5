import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { requests, staffMembers } from '../../platform/postgres/schema/index.ts';
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
  createdAt: requests.createdAt,
  updatedAt: requests.updatedAt,
  closedAt: requests.closedAt,
};

/** What members call the concierge who has their request. */
const conciergeName = sql<
  string | null
>`coalesce(nullif(${staffMembers.firstName}, ''), ${staffMembers.lastName})`;

/** A member's request with the first name of the concierge who has it. */
export interface OwnRequestRow {
  readonly request: RequestRow;
  readonly concierge: string | null;
}

/** An {@link OwnRequestRow} with what the list has of its request. */
export interface ListedOwnRequest extends Pick<OwnRequestRow, 'concierge'> {
  readonly request: Pick<RequestRow, keyof typeof listed>;
}

/** Returns a page of the member's open or past requests, the last changed first. Merged ones are left out. */
export function findOwnRequests(
  queries: Queries,
  memberId: string,
  { state, after, limit }: { state: 'open' | 'past'; after: PageMark | null; limit: number },
): Promise<readonly ListedOwnRequest[]> {
  const isInState = state === 'open' ? isNull(requests.closedAt) : isNotNull(requests.closedAt);
  return queries
    .select({ request: listed, concierge: conciergeName })
    .from(requests)
    .leftJoin(staffMembers, eq(staffMembers.id, requests.assigneeId))
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

/** Returns one request. Undefined unless it exists and is the member's. */
export async function findOwnRequest(
  queries: Queries,
  memberId: string,
  id: string,
): Promise<OwnRequestRow | undefined> {
  const [row] = await queries
    .select({ request: requests, concierge: conciergeName })
    .from(requests)
    .leftJoin(staffMembers, eq(staffMembers.id, requests.assigneeId))
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
