import {
  type BulkResult,
  type ContentKey,
  RELEASE_DRAFTS_LIMIT,
  type ReleaseIssue,
  type ReleasePublication,
  type ReleaseReversion,
  RELEASES_LIMIT,
} from '@parlour/contract/staff';
import type { ItemKey } from '../../../access/authorize.ts';
import { ApiError, invalidInput, orNotFound } from '../../../errors/apiError.ts';
import { newId } from '../../../platform/crypto/random.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import {
  type DraftRow,
  findReleaseDrafts,
  lockDraft,
  lockReleaseDrafts,
  updateDraft,
} from '../../content/draftRepository.ts';
import { keyOf } from '../../content/itemKeys.ts';
import { lockItem } from '../../content/lockItem.ts';
import { findNames } from '../../content/references.ts';
import { keyOfDraft } from '../../content/releaseOrder.ts';
import { assertShownThen, publishTimeOf } from '../content/publishTime.ts';
import { type ContentDependencies, createContent, type Publisher } from '../content/service.ts';
import { checkDrafts } from './issues.ts';
import {
  countDrafts,
  countWaiting,
  findPublications,
  insertRelease,
  lockRelease,
  type ReleaseRow,
  removeRelease,
  updateRelease,
} from './repository.ts';
import { takeBackItems, type TakenBackItem } from './takeBack.ts';

const NO_DRAFT = 'There is no draft';
const NOT_FOUND = 'Release not found';

/** What a publication of a release did: the items that it published, or why none was. */
export interface ReleaseOutcome {
  readonly published: readonly DraftRow[];
  readonly issues: readonly ReleaseIssue[];
}

const orderKey = ({ kind, id }: ContentKey) => keyOf(kind, id);

const releaseChanged = () =>
  new ApiError(
    'changed_meanwhile',
    'Somebody else changed this release meanwhile. Look at it again.',
  );

/** Creates what staff do with releases: drafts that are published together or not at all. */
export function createReleases(dependencies: ContentDependencies) {
  const { clock, random } = dependencies;
  const content = createContent(dependencies);

  /** Locks a release that was not published. A version of null takes any. */
  const lockWaiting = async (transaction: Transaction, id: string, version: number | null) => {
    const release = orNotFound(await lockRelease(transaction, id), NOT_FOUND);
    if (release.publishedAt !== null) {
      throw new ApiError('changed_meanwhile', 'This release was published.');
    }
    if (version !== null && release.version !== version) throw releaseChanged();
    return release;
  };

  /** Publishes all drafts of a locked release, or none where something keeps one of them from it (api/staff/releases-3, api/staff/releases-5). */
  const publishAll = async (
    transaction: Transaction,
    release: ReleaseRow,
    locked: readonly DraftRow[],
    { staffId, source }: Pick<Publisher, 'staffId' | 'source'>,
    words: ReadonlyMap<string, string>,
  ): Promise<ReleaseOutcome> => {
    // All before the first is published, and in the order of every release, so that none waits for another.
    for (const { kind, itemId } of locked) await lockItem(transaction, kind, itemId);
    const { drafts, issues } = await checkDrafts(transaction, locked);
    if (issues.length > 0) return { published: [], issues };
    const note = `Published with “${release.title}”`;
    const publisher = { staffId, source, note, releaseId: release.id };
    for (const draft of drafts) {
      const said = words.get(keyOfDraft(draft)) ?? null;
      await content.publishDraft(transaction, draft, publisher, said);
    }
    await updateRelease(transaction, release.id, {
      publishAt: null,
      scheduledBy: null,
      publishedAt: clock.now(),
      issue: null,
    });
    return { published: drafts, issues };
  };

  /** Puts a locked draft into a release that has room for it. */
  const putInto = async (transaction: Transaction, release: ReleaseRow, draft: DraftRow) => {
    if (draft.releaseId === release.id) return;
    if (draft.publishAt !== null) {
      throw new ApiError('invalid_input', 'It is scheduled by itself. Take that back first.');
    }
    if ((await countDrafts(transaction, release.id)) >= RELEASE_DRAFTS_LIMIT) {
      throw new ApiError('invalid_input', `A release has at most ${RELEASE_DRAFTS_LIMIT} drafts.`);
    }
    if (release.publishAt !== null) await assertShownThen(transaction, draft, release.publishAt);
    const item = { kind: draft.kind, id: draft.itemId };
    await updateDraft(transaction, item, { releaseId: release.id, issue: null });
  };

  return {
    publishAll,
    /** Adds a release without drafts (api/staff/releases-1). Returns its id. */
    async add(transaction: Transaction, title: string, staffId: string): Promise<string> {
      if ((await countWaiting(transaction)) >= RELEASES_LIMIT) {
        throw invalidInput('title', `There are ${RELEASES_LIMIT} releases already.`);
      }
      const id = newId(clock, random);
      await insertRelease(transaction, { id, title, createdBy: staffId, createdAt: clock.now() });
      return id;
    },
    /** Renames a release as it was seen (api/staff/releases-1). */
    async rename(transaction: Transaction, id: string, title: string, version: number) {
      await lockWaiting(transaction, id, version);
      await updateRelease(transaction, id, { title });
    },
    /** Deletes a release as it was seen. Its drafts stay (api/staff/releases-1). */
    async delete(transaction: Transaction, id: string, version: number): Promise<void> {
      await lockWaiting(transaction, id, version);
      await removeRelease(transaction, id);
    },
    /** Adds drafts, each for itself. One that is in another release is refused (api/staff/releases-2). */
    async addDrafts(
      transaction: Transaction,
      id: string,
      items: readonly ContentKey[],
    ): Promise<BulkResult> {
      const release = await lockWaiting(transaction, id, null);
      const done: string[] = [];
      const refused: BulkResult['refused'] = [];
      // In the order of a publication's locks.
      for (const item of items.toSorted((one, other) =>
        orderKey(one) < orderKey(other) ? -1 : 1,
      )) {
        const draft = await lockDraft(transaction, item);
        try {
          const found = orNotFound(draft, NO_DRAFT);
          if (found.releaseId !== null && found.releaseId !== id) {
            throw new ApiError('invalid_input', 'It is in another release.');
          }
          await putInto(transaction, release, found);
          done.push(item.id);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          const names = await findNames(transaction, item.kind, [item.id], false);
          const title = draft?.title ?? names.get(item.id) ?? item.id;
          refused.push({ id: item.id, title, message: error.message });
        }
      }
      return { done, refused };
    },
    /** Puts the draft of an item into a release, also out of another one, or takes it out (api/staff/releases-2). */
    async choose(transaction: Transaction, item: ItemKey, releaseId: string | null): Promise<void> {
      // The release before the draft, in the order of a publication's locks.
      const release = releaseId === null ? null : await lockWaiting(transaction, releaseId, null);
      const draft = orNotFound(await lockDraft(transaction, item), NO_DRAFT);
      if (release === null) await updateDraft(transaction, item, { releaseId: null });
      else await putInto(transaction, release, draft);
    },
    /** Publishes a release as it was seen (api/staff/releases-3, api/staff/releases-5). Where something keeps a draft from it, nothing is changed. */
    async publish(
      transaction: Transaction,
      id: string,
      { version, drafts: seen, words }: ReleasePublication,
      staffId: string,
    ): Promise<ReleaseOutcome> {
      const release = await lockWaiting(transaction, id, version);
      const drafts = await lockReleaseDrafts(transaction, id);
      if (drafts.length === 0) throw invalidInput('drafts', 'There are no drafts in it.');
      const versions = new Map(seen.map((each) => [keyOf(each.kind, each.id), each.version]));
      const isAsSeen =
        versions.size === drafts.length &&
        drafts.every((draft) => versions.get(keyOfDraft(draft)) === draft.version);
      if (!isAsSeen) throw releaseChanged();
      const said = new Map(words.map(({ kind, id: itemId, text }) => [keyOf(kind, itemId), text]));
      return publishAll(transaction, release, drafts, { staffId, source: 'desk' }, said);
    },
    /** Takes a published release back as it was seen (api/staff/releases-11). Returns what was done to each of its items. */
    async revert(
      transaction: Transaction,
      id: string,
      { version, words }: ReleaseReversion,
      staffId: string,
    ): Promise<readonly TakenBackItem[]> {
      const release = orNotFound(await lockRelease(transaction, id), NOT_FOUND);
      if (release.publishedAt === null || release.version !== version) throw releaseChanged();
      const publications = await findPublications(transaction, [id]);
      if ((publications.get(id)?.revertedAt ?? null) !== null) {
        throw new ApiError('changed_meanwhile', 'This release was taken back already.');
      }
      const done = await takeBackItems(transaction, content, release, words, staffId);
      await updateRelease(transaction, id, {});
      return done;
    },
    /** Sets when a release goes live (api/staff/releases-7). Null takes that back. */
    async schedule(
      transaction: Transaction,
      id: string,
      { version, publishAt }: { readonly version: number; readonly publishAt: string | null },
      staffId: string,
    ): Promise<void> {
      await lockWaiting(transaction, id, version);
      const at = publishTimeOf(publishAt, clock.now());
      if (at !== null) {
        const drafts = await findReleaseDrafts(transaction, id);
        for (const draft of drafts) await assertShownThen(transaction, draft, at);
      }
      const scheduledBy = at === null ? null : staffId;
      await updateRelease(transaction, id, { publishAt: at, scheduledBy, issue: null });
    },
  };
}
