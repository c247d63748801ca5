import type {
  ConfirmedDate,
  MemberRequest,
  MemberRequestDetail,
  RequestBooking,
  RequestDetailLine,
  RequestEntry,
  RequestFile,
  RequestLink,
} from '@parlour/contract';
import { requestPayloadSchema } from '@parlour/contract';
import type { QueuedRequest, SuggestedConfirmation } from '@parlour/contract/staff';
import {
  isBooked,
  requestInWords,
  requestOccasion,
  type RequestContext,
  usualEnd,
} from '@parlour/core';
import type { Branding } from '../../emails/branding.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import { shownVersionOf } from './applyMove.ts';
import { type CalendarRequest, requestCalendarFile, type RequestPlace } from './calendar.ts';
import { openFileName } from './fileSealing.ts';
import type { ListedOwnRequest, OwnRequestRow } from './ownRequestRepository.ts';
import type { FileRow, ShownEntry, RequestRow } from './threadRepository.ts';

/** What is read of a request to say what was arranged, with its vendor; null for none. */
export interface BookedRow {
  readonly request: CalendarRequest & Pick<RequestRow, 'details' | 'arrangement'>;
  readonly vendor: OwnRequestRow['vendor'];
}

type PlacedRow = Pick<BookedRow, 'vendor'> & {
  readonly request: Pick<RequestRow, 'details' | 'requestType' | 'arrangement'>;
};

type Days = 'status' | 'isTakenBack' | 'confirmedDate' | 'confirmedEndDate';

/** Returns when and where a request is: as it is booked, otherwise as it was asked for (api/requests/desk-23). */
export function occasionOf({
  request,
  vendor,
}: PlacedRow & { readonly request: Pick<RequestRow, Days> }): NonNullable<
  QueuedRequest['occasion']
> {
  const { details, requestType, confirmedDate, confirmedEndDate } = request;
  if (confirmedDate !== null && isBooked(request)) {
    const { place } = placeOf({ request, vendor });
    return { date: confirmedDate, endDate: confirmedEndDate, place };
  }
  const { date, endDate, place } = requestOccasion(
    { ...details, requestType },
    vendor?.name ?? null,
  );
  return { date, endDate, place };
}

/**
 * Returns for how many and where a request is: as it was confirmed, otherwise as it was asked for. The address of a vendor is
 * that of its own place alone.
 */
export function placeOf({ request, vendor }: PlacedRow): RequestPlace {
  const { details, requestType, arrangement } = request;
  const name = vendor?.name ?? null;
  const asked = requestOccasion({ ...details, requestType }, name);
  const { party = asked.party, place = asked.place } = arrangement ?? {};
  const { address = place === name ? (vendor?.address ?? null) : null } = arrangement ?? {};
  const { endTime = null, confirmationNumber = null } = arrangement ?? {};
  return { party, place, address, endTime, confirmationNumber };
}

/** Returns what a confirmation begins with (api/requests/desk-5). */
export function suggestedConfirmation({ request, vendor }: BookedRow): SuggestedConfirmation {
  const { details, requestType, confirmedDate, confirmedTime, confirmedEndDate } = request;
  const where = placeOf({ request, vendor });
  if (confirmedDate !== null) {
    // The house gives another number to another day.
    const confirmationNumber = request.isTakenBack ? null : where.confirmationNumber;
    const days = { date: confirmedDate, time: confirmedTime, endDate: confirmedEndDate };
    return { ...where, confirmationNumber, ...days };
  }
  const { date, time, endDate } = requestOccasion({ ...details, requestType }, null);
  const days = { ...where, date, time, endDate };
  if (date === null || time === null || endDate !== null) return days;
  return { ...days, ...usualEnd(requestType, { date, time }) };
}

/** Returns what was arranged. Null before it is confirmed, and once that is taken back (core/requests-41). */
export function presentBooking(
  branding: Branding,
  { request, vendor }: BookedRow,
): RequestBooking | null {
  const { confirmedDate, confirmedTime, confirmedEndDate } = request;
  if (confirmedDate === null || !isBooked(request)) return null;
  const where = placeOf({ request, vendor });
  return {
    date: confirmedDate,
    time: confirmedTime,
    endDate: confirmedEndDate,
    ...where,
    calendarFile: requestCalendarFile(branding, request, where),
  };
}

/** Converts a row to a member's own request. */
export function presentOwnRequest(branding: Branding, row: ListedOwnRequest): MemberRequest {
  const { request, concierge } = row;
  const { id, reference, requestType, subject, status } = request;
  return {
    id,
    reference,
    requestType,
    subject,
    status,
    concierge,
    version: shownVersionOf(request),
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
    closedAt: request.closedAt?.toISOString() ?? null,
    booking: presentBooking(branding, row),
  };
}

/** Converts a row and its opened name to a file of a thread. */
export function presentFile(secrets: Secrets, row: FileRow): RequestFile {
  const { id, size, extension, isEncrypted } = row;
  return {
    id,
    name: openFileName(secrets, row),
    size,
    extension,
    ...(isEncrypted && { isEncrypted }),
  };
}

/** Converts lines with their files. */
export function presentEntries(
  secrets: Secrets,
  entries: readonly ShownEntry[],
  files: readonly FileRow[],
): RequestEntry[] {
  const filesByEntry = Map.groupBy(files, ({ entryId }) => entryId);
  return entries.map((row) => ({
    id: row.id,
    kind: row.kind,
    visibility: row.visibility,
    author: { kind: row.authorKind, name: row.authorName },
    text: row.text,
    move:
      row.move === null || row.fromStatus === null || row.toStatus === null
        ? null
        : { name: row.move, from: row.fromStatus, to: row.toStatus },
    files: (filesByEntry.get(row.id) ?? []).map((file) => presentFile(secrets, file)),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Returns what a request asked for, in words. One whose fields this version does not know has its subject alone. */
export function presentDetails(row: RequestRow, context: RequestContext): RequestDetailLine[] {
  const { requestType, subject, description, details } = row;
  const parsed = requestPayloadSchema.safeParse({
    ...details,
    requestType,
    subject,
    ...(description === null ? {} : { description }),
  });
  if (!parsed.success) return [{ label: 'Subject', value: subject }];
  return [...requestInWords(parsed.data, context)];
}

/** Returns the rating of a request. Null without one. */
export function presentRating({ ratingStars, ratingWords }: RequestRow) {
  return ratingStars === null ? null : { stars: ratingStars, words: ratingWords };
}

/** Returns when what was arranged takes place. */
export function confirmedDateOf(booking: RequestBooking | null): ConfirmedDate | null {
  if (booking === null) return null;
  const { date, time, endDate, endTime, confirmationNumber, calendarFile } = booking;
  return { date, time, endDate, endTime, confirmationNumber, calendarFile };
}

/** What a member reads of a request beside its own row. */
interface OwnDetail {
  readonly details: RequestDetailLine[];
  readonly entries: RequestEntry[];
  readonly hasEarlierEntries: boolean;
  readonly mergedInto: RequestLink | null;
  readonly links: RequestLink[];
}

/** Converts a member's own request with its thread. */
export function presentOwnDetail(
  branding: Branding,
  row: OwnRequestRow,
  detail: OwnDetail,
): MemberRequestDetail {
  const own = presentOwnRequest(branding, row);
  return {
    ...own,
    ...detail,
    confirmedDate: confirmedDateOf(own.booking ?? null),
    rating: presentRating(row.request),
  };
}
