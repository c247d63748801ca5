import type {
  MemberRequest,
  MemberRequestDetail,
  RequestDetailLine,
  RequestEntry,
  RequestFile,
  RequestLink,
} from '@parlour/contract';
import { requestPayloadSchema } from '@parlour/contract';
import { requestInWords, type RequestContext } from '@parlour/core';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import { openFileName } from './fileSealing.ts';
import type { ListedOwnRequest, OwnRequestRow } from './ownRequestRepository.ts';
import type { FileRow, ShownEntry, RequestRow } from './threadRepository.ts';

/** Converts a row to a member's own request. */
export function presentOwnRequest({ request, concierge }: ListedOwnRequest): MemberRequest {
  const { id, reference, requestType, subject, status, version } = request;
  return {
    id,
    reference,
    requestType,
    subject,
    status,
    concierge,
    version,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
    closedAt: request.closedAt?.toISOString() ?? null,
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

/** What a member reads of a request beside its own row. */
interface OwnDetail {
  readonly details: RequestDetailLine[];
  readonly entries: RequestEntry[];
  readonly hasEarlierEntries: boolean;
  readonly mergedInto: RequestLink | null;
  readonly links: RequestLink[];
  readonly calendarFile: string;
}

/** Converts a member's own request with its thread. */
export function presentOwnDetail(
  row: OwnRequestRow,
  { calendarFile, ...detail }: OwnDetail,
): MemberRequestDetail {
  const { confirmedDate, confirmedTime, confirmedEndDate } = row.request;
  return {
    ...presentOwnRequest(row),
    ...detail,
    confirmedDate:
      confirmedDate === null
        ? null
        : { date: confirmedDate, time: confirmedTime, endDate: confirmedEndDate, calendarFile },
    rating: presentRating(row.request),
  };
}
