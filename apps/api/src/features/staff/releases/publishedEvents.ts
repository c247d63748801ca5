import type { AuditEvent } from '../../../http/audit/audit.ts';
import type { DraftRow } from '../../content/draftRepository.ts';
import { keyOfDraft } from '../../content/releaseOrder.ts';
import type { TakenBackItem } from './takeBack.ts';

/** Returns what the publication of a release adds to the audit trail: the release, and each of its items (api/staff/releases-8). */
export function publishedEvents(
  releaseId: string,
  published: readonly DraftRow[],
): readonly AuditEvent[] {
  return [
    { action: 'release.published', subject: `release:${releaseId}` },
    ...published.map((draft) => ({
      action: 'content.published' as const,
      subject: keyOfDraft(draft),
    })),
  ];
}

/** Returns what taking a release back adds to the audit trail: the release, and each of its items (api/staff/releases-11). */
export function revertedEvents(
  releaseId: string,
  done: readonly TakenBackItem[],
): readonly AuditEvent[] {
  return [
    { action: 'release.reverted', subject: `release:${releaseId}` },
    ...done.map(({ row, isHidden }) => ({
      action: isHidden ? ('content.hidden' as const) : ('content.reverted' as const),
      subject: keyOfDraft(row),
    })),
  ];
}
