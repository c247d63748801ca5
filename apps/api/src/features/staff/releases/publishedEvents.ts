import type { AuditEvent } from '../../../http/audit/audit.ts';
import type { DraftRow } from '../../content/draftRepository.ts';
import { keyOfDraft } from '../../content/releaseOrder.ts';

/** Returns what the publication of a release adds to the audit trail: the release, and each of its items (CRL8). */
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
