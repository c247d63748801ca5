import { recordChained } from '../../../http/audit/audit.ts';
import { lockReleaseDrafts } from '../../content/draftRepository.ts';
import { createDueSweep } from '../content/dueSweep.ts';
import type { ContentSweepDependencies } from '../content/sweep.ts';
import { publishedEvents } from './publishedEvents.ts';
import { issuesInWords } from './issues.ts';
import { lockDueRelease, type ReleaseRow, updateRelease } from './repository.ts';
import { createReleases } from './service.ts';

/**
 * Creates the sweep that publishes releases whose time has come, in the name of who gave it (api/staff/releases-7). One that can't be published
 * waits, and says why.
 */
export function createReleaseSweep(dependencies: ContentSweepDependencies): () => Promise<void> {
  const { database, audit, clock } = dependencies;
  const releases = createReleases(dependencies);
  return createDueSweep<ReleaseRow>(database, {
    lockDue: (transaction) => lockDueRelease(transaction, clock.now()),
    async perform(transaction, release) {
      const staffId = release.scheduledBy ?? release.createdBy;
      const drafts = await lockReleaseDrafts(transaction, release.id);
      const publisher = { staffId, source: 'schedule' } as const;
      const outcome = await releases.publishAll(transaction, release, drafts, publisher, new Map());
      if (outcome.issues.length > 0) {
        await updateRelease(transaction, release.id, refused(issuesInWords(outcome.issues)));
        return;
      }
      const source = { at: clock.now(), actor: `staff:${staffId}`, requestId: null };
      const events = publishedEvents(release.id, outcome.published);
      await recordChained(transaction, audit, source, events);
    },
    noteIssue: (transaction, { id }, message) => updateRelease(transaction, id, refused(message)),
  });
}

const refused = (issue: string) => ({ publishAt: null, scheduledBy: null, issue });
