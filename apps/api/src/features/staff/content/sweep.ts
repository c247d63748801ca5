import { asc, isNotNull, lte, and } from 'drizzle-orm';
import { recordChained } from '../../../http/audit/audit.ts';
import { ApiError } from '../../../errors/apiError.ts';
import type { Secrets } from '../../../platform/crypto/secrets.ts';
import type { Database, Transaction } from '../../../platform/postgres/database.ts';
import { contentDrafts } from '../../../platform/postgres/schema/index.ts';
import { type DraftRow, updateDraft } from '../../content/draftRepository.ts';
import { type ContentDependencies, createContent } from './service.ts';

const BATCH = 20;

/** The dependencies of {@link createContentSweep}. */
export type ContentSweepDependencies = ContentDependencies & {
  readonly database: Database;
  readonly secrets: Pick<Secrets, 'keyedHash'>;
};

/**
 * Creates the sweep that publishes drafts whose time has come, in the name of who gave it (CP7). One that can't be
 * published stays a draft and says why. Several servers may sweep at once, since each draft is locked by one.
 */
export function createContentSweep(dependencies: ContentSweepDependencies): () => Promise<void> {
  const { database, secrets, clock } = dependencies;
  const content = createContent(dependencies);

  const findDue = (transaction: Transaction) =>
    transaction
      .select()
      .from(contentDrafts)
      .where(and(isNotNull(contentDrafts.publishAt), lte(contentDrafts.publishAt, clock.now())))
      .orderBy(asc(contentDrafts.publishAt))
      .limit(1)
      .for('update', { skipLocked: true });

  const publishOne = async (transaction: Transaction): Promise<DraftRow | undefined> => {
    const [draft] = await findDue(transaction);
    if (draft === undefined) return undefined;
    const staffId = draft.scheduledBy ?? draft.updatedBy;
    await content.publishDraft(
      transaction,
      draft,
      { staffId, source: 'schedule', note: null },
      null,
    );
    await recordChained(
      transaction,
      secrets,
      { at: clock.now(), actor: `staff:${staffId}`, requestId: null },
      [{ action: 'content.published', subject: `${draft.kind}:${draft.itemId}` }],
    );
    return draft;
  };

  /** Notes why a due draft could not be published, so that it is not tried for ever. */
  const noteIssue = (message: string) =>
    database.transaction(async (transaction) => {
      const [draft] = await findDue(transaction);
      if (draft === undefined) return;
      const item = { kind: draft.kind, id: draft.itemId };
      await updateDraft(transaction, item, { publishAt: null, scheduledBy: null, issue: message });
    });

  return async () => {
    for (let published = 0; published < BATCH; published += 1) {
      try {
        if ((await database.transaction(publishOne)) === undefined) return;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        await noteIssue(error.message);
      }
    }
  };
}
