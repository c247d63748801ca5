import type { MemberRequest, RequestStatus } from '@parlour/contract';
import { REOPEN_DAYS } from '@parlour/contract/values';

const MILLISECONDS_PER_DAY = 86_400_000;

/** The statuses of a request that is under way, in the order of its life. */
export const openRequestStatuses = [
  'received',
  'in_progress',
  'awaiting_vendor',
  'awaiting_member',
  'confirmed',
] as const satisfies readonly RequestStatus[];

const openStatuses: ReadonlySet<string> = new Set(openRequestStatuses);

/** What decides on what a member may do with a request. */
type OwnRequest = Pick<MemberRequest, 'status' | 'closedAt'> & { readonly mergedInto?: unknown };

const isMerged = ({ mergedInto }: OwnRequest) => mergedInto !== null && mergedInto !== undefined;

/** Returns whether a request is under way (core/requests-40). */
export function isOpenRequest(status: MemberRequest['status']): boolean {
  return openStatuses.has(status);
}

/**
 * Returns whether a request that ended can still be reopened (core/requests-44).
 *
 * @param closedAt - when it ended, as an epoch in milliseconds; null while it is open.
 * @param now - an epoch in milliseconds.
 */
export function isReopenTime(closedAt: number | null, now: number): boolean {
  return closedAt !== null && now < closedAt + REOPEN_DAYS * MILLISECONDS_PER_DAY;
}

/** Returns whether a request waits for a message of its member (core/requests-43). */
export function awaitsMember({ status }: Pick<MemberRequest, 'status'>): boolean {
  return status === 'awaiting_member';
}

/** Returns whether what a request arranged is still booked (core/requests-41). */
export function isBookedStatus(status: MemberRequest['status']): boolean {
  return status === 'confirmed' || status === 'completed';
}

/** What decides on whether the day of a request is shown. */
interface ArrangedRequest {
  readonly status: MemberRequest['status'];
  /** Whether what was arranged was taken back since. */
  readonly isTakenBack: boolean;
}

/**
 * Returns whether what a request arranged, where it did, is booked now (core/requests-41). A confirmed one always is: a server
 * of an earlier release confirms without knowing of what was taken back.
 */
export function isBooked({ status, isTakenBack }: ArrangedRequest): boolean {
  return status === 'confirmed' || (status === 'completed' && !isTakenBack);
}

/**
 * Returns whether what was arranged is taken back after a change: a status without a day takes it back until the request is
 * confirmed anew (core/requests-41).
 */
export function isTakenBackAfter(
  request: ArrangedRequest,
  {
    toStatus,
    isConfirmation,
  }: { readonly toStatus: RequestStatus; readonly isConfirmation: boolean },
): boolean {
  if (isConfirmation) return false;
  return !isBooked(request) || !isBookedStatus(toStatus);
}

/**
 * Returns what a member can do to end a request: cancel it, ask the concierge to once it is confirmed, or null where it
 * has ended (core/requests-42).
 */
export function cancellationMove(request: OwnRequest): 'cancel' | 'ask_cancellation' | null {
  if (isMerged(request) || !isOpenRequest(request.status)) return null;
  return request.status === 'confirmed' ? 'ask_cancellation' : 'cancel';
}

/**
 * Returns what a member's message does: it responds to a question, reopens, begins a new request, or just goes into the
 * thread (core/requests-43, core/requests-44).
 *
 * @param now - an epoch in milliseconds.
 */
export function messageEffect(
  { status, closedAt }: OwnRequest,
  now: number,
): 'reply' | 'reopen' | 'new request' | null {
  if (status === 'awaiting_member') return 'reply';
  if (isOpenRequest(status)) return null;
  const end = closedAt === null ? null : Date.parse(closedAt);
  return status !== 'declined' && isReopenTime(end, now) ? 'reopen' : 'new request';
}

/** Returns whether a member can rate a request, which they do once (core/requests-47). */
export function isRatable(request: OwnRequest & { readonly rating: unknown }): boolean {
  return request.status === 'completed' && request.rating === null && !isMerged(request);
}
