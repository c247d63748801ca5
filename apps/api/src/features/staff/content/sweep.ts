import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { type AuditTrail, recordChained } from '../../../http/audit/audit.ts';
import type { Database, Transaction } from '../../../platform/postgres/database.ts';
import { contentDrafts } from '../../../platform/postgres/schema/index.ts';
import type { DraftRow } from '../../content/draftRepository.ts';
import { itemOf, keyOf } from '../../content/itemKeys.ts';
import { lockItem } from '../../content/lockItem.ts';
import { createDueSweep } from './dueSweep.ts';
import { deleteHiding, type HidingRow, lockDueHiding } from './hidingRepository.ts';
import { type ContentDependencies, createContent } from './service.ts';

/** The dependencies of {@link createContentSweep}. */
export type ContentSweepDependencies = ContentDependencies & {
  readonly database: Database;
  readonly audit: AuditTrail;
};

/**
 * Creates the sweep that publishes drafts whose time has come, and hides items whose time is over, each in the name of who
 * gave the time (api/staff/content-7, api/staff/content-15). A draft that can't be published stays one and says why.
 */
export function createContentSweep(dependencies: ContentSweepDependencies): () => Promise<void> {
  const { database, audit, clock } = dependencies;
  const content = createContent(dependencies);

  const record = (
    transaction: Transaction,
    staffId: string,
    action: 'content.published' | 'content.hidden',
    { kind, itemId }: Pick<DraftRow, 'kind' | 'itemId'>,
  ) =>
    recordChained(
      transaction,
      audit,
      { at: clock.now(), actor: `staff:${staffId}`, requestId: null },
      [{ action, subject: keyOf(kind, itemId) }],
    );

  const publishDue = createDueSweep<DraftRow>(database, {
    async lockDue(transaction) {
      const { publishAt, releaseId } = contentDrafts;
      const [draft] = await transaction
        .select()
        .from(contentDrafts)
        .where(and(isNotNull(publishAt), isNull(releaseId), lte(publishAt, clock.now())))
        .orderBy(asc(publishAt))
        .limit(1)
        .for('update', { skipLocked: true });
      return draft;
    },
    async perform(transaction, draft) {
      const staffId = draft.scheduledBy ?? draft.updatedBy;
      const publisher = { staffId, source: 'schedule', note: null, releaseId: null } as const;
      await content.publishDraft(transaction, draft, publisher, null);
      await record(transaction, staffId, 'content.published', draft);
    },
    async noteIssue(transaction, { kind, itemId, publishAt }, issue) {
      const isSame = and(
        eq(contentDrafts.kind, kind),
        eq(contentDrafts.itemId, itemId),
        publishAt === null ? undefined : eq(contentDrafts.publishAt, publishAt),
      );
      const set = { publishAt: null, scheduledBy: null, issue };
      await transaction.update(contentDrafts).set(set).where(isSame);
    },
  });

  const hideDue = createDueSweep<HidingRow>(database, {
    lockDue: (transaction) => lockDueHiding(transaction, clock.now()),
    async perform(transaction, hiding) {
      const item = itemOf(hiding);
      await deleteHiding(transaction, item);
      // What was never published has nothing to hide.
      if ((await lockItem(transaction, item.kind, item.id)) === 0) return;
      if (!(await content.hide(transaction, item, true, null, hiding.words))) return;
      await record(transaction, hiding.scheduledBy, 'content.hidden', hiding);
    },
    noteIssue: (transaction, hiding) => deleteHiding(transaction, itemOf(hiding)),
  });

  return async () => {
    await publishDue();
    await hideDue();
  };
}
