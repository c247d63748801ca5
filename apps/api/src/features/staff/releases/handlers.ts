import type { AuditAction, staffCallsOf } from '@parlour/contract/staff';
import { mayDo } from '@parlour/core/staff';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { keyOf } from '../../content/itemKeys.ts';
import { readContent } from '../content/read.ts';
import { publishedEvents, revertedEvents } from './publishedEvents.ts';
import { listReleases, readRelease } from './read.ts';
import { createReleases } from './service.ts';

/** Binds the calls of releases to their service. */
export function releaseHandlers(
  dependencies: FeatureDependencies,
): HandlersOf<typeof staffCallsOf.releases> {
  const { clock } = dependencies;
  const { queries } = dependencies.database;
  const releases = createReleases(dependencies);

  /** Returns a release as it is after a change, with the entry of the change. */
  const changed = async (transaction: Transaction, id: string, action: AuditAction) => ({
    data: await readRelease(transaction, id, clock.now()),
    events: [{ action, subject: `release:${id}` as const }],
  });

  return {
    listReleases: { query: async () => ({ data: await listReleases(queries) }) },
    getRelease: {
      query: async ({ params }) => ({ data: await readRelease(queries, params.id, clock.now()) }),
    },
    addRelease: {
      command: async ({ caller, body }, transaction) => {
        const id = await releases.add(transaction, body.title, caller.staffId);
        return changed(transaction, id, 'release.added');
      },
    },
    renameRelease: {
      command: async ({ params: { id }, body }, transaction) => {
        await releases.rename(transaction, id, body.title, body.version);
        return changed(transaction, id, 'release.renamed');
      },
    },
    deleteRelease: {
      command: async ({ params: { id }, query }, transaction) => {
        await releases.delete(transaction, id, query.version);
        return { data: null, events: [{ action: 'release.deleted', subject: `release:${id}` }] };
      },
    },
    addToRelease: {
      command: async ({ params: { id }, body }, transaction) => {
        const data = await releases.addDrafts(transaction, id, body.items);
        return { data, events: [{ action: 'release.filled', subject: `release:${id}` }] };
      },
    },
    chooseRelease: {
      command: async ({ caller, params, body }, transaction) => {
        await releases.choose(transaction, params, body.releaseId);
        const reader = { mayReadMembers: mayDo(caller.roles, 'member.read') };
        return {
          data: await readContent(transaction, params, reader, clock.now()),
          events: [{ action: 'content.release-chosen', subject: keyOf(params.kind, params.id) }],
        };
      },
    },
    publishRelease: {
      command: async ({ caller, params: { id }, body }, transaction) => {
        const { published, issues } = await releases.publish(transaction, id, body, caller.staffId);
        return {
          data: await readRelease(transaction, id, clock.now()),
          events: issues.length > 0 ? [] : publishedEvents(id, published),
        };
      },
    },
    revertRelease: {
      command: async ({ caller, params: { id }, body }, transaction) => {
        const done = await releases.revert(transaction, id, body, caller.staffId);
        return {
          data: await readRelease(transaction, id, clock.now()),
          events: revertedEvents(id, done),
        };
      },
    },
    scheduleRelease: {
      command: async ({ caller, params: { id }, body }, transaction) => {
        await releases.schedule(transaction, id, body, caller.staffId);
        return changed(transaction, id, 'release.scheduled');
      },
    },
  };
}
