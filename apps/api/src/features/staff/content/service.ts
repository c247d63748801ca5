import type {
  ContentKind,
  ContentSource,
  DraftToSave,
  Publication,
  Schedule,
} from '@parlour/contract/staff';
import {
  contentTitle,
  isItemId,
  toContentDraft,
  typeIssues,
  withPartIds,
} from '@parlour/core/content';
import { eq } from 'drizzle-orm';
import type { ItemKey } from '../../../access/authorize.ts';
import { ApiError, invalidInput, orNotFound } from '../../../errors/apiError.ts';
import type { Transaction, Queries } from '../../../platform/postgres/database.ts';
import { newId } from '../../../platform/crypto/random.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import {
  deleteDraft,
  type DraftRow,
  lockDraft,
  saveDraft,
  updateDraft,
} from '../../content/draftRepository.ts';
import { documentRefused } from '../../content/documentRefused.ts';
import { kindOf } from '../../content/kinds/index.ts';
import { lockItem } from '../../content/lockItem.ts';
import { deleteHiding } from './hidingRepository.ts';
import { newsOfEvent } from './newsOfEvent.ts';
import { orderItems } from './orderItems.ts';
import { contentChanged, publish, publishUnchanged } from '../../content/publishing.ts';
import { type TellDependencies, tellRegistered } from './tellRegistered.ts';
import { assertShownThen, publishTimeOf } from './publishTime.ts';
import { findVersion } from '../../content/versionRepository.ts';
import { contentReleases } from '../../../platform/postgres/schema/index.ts';

const NO_DRAFT = 'There is no draft';
const NOT_FOUND = 'Not found';

/** Who publishes a draft, and how. */
export interface Publisher {
  readonly staffId: string | null;
  readonly source: ContentSource;
  /** What happened besides, in words. Null for a plain publication. */
  readonly note: string | null;
  /** The release that it is published with. Null for none. */
  readonly releaseId: string | null;
}

const byHand = (staffId: string): Publisher => ({
  staffId,
  source: 'desk',
  note: null,
  releaseId: null,
});

/** The dependencies of {@link createContent}. */
export type ContentDependencies = Pick<FeatureDependencies, 'clock' | 'random'> & TellDependencies;

/** Creates what staff do with the club's content. */
export function createContent({ clock, random, ...emails }: ContentDependencies) {
  /** Returns what gives each part of a document an id: one that has none, or that of another part, gets a new one. */
  const ownIds = () => {
    const seen = new Set<string>();
    return (id: string) => {
      const own = id !== '' && !seen.has(id) ? id : newId(clock, random);
      seen.add(own);
      return own;
    };
  };

  /** Publishes a document in place of what members see, and tells who is registered for a changed event (api/staff/content-3, api/staff/content-9). */
  const publishDocument = async (
    transaction: Transaction,
    { kind, id }: ItemKey,
    document: unknown,
    baseVersion: number | null,
    publisher: Publisher,
    words: string | null,
  ) => {
    const now = clock.now();
    const change = await publish(transaction, {
      kind,
      id,
      document,
      baseVersion,
      ...publisher,
      importId: null,
      now,
    });
    const news = newsOfEvent(kind, change, words);
    if (news !== null) await tellRegistered(transaction, emails, id, news, now);
    return change;
  };

  /** Publishes the draft of an item and deletes it. */
  const publishDraft = async (
    transaction: Transaction,
    draft: DraftRow,
    publisher: Publisher,
    words: string | null,
  ) => {
    const item = { kind: draft.kind, id: draft.itemId };
    await publishDocument(transaction, item, draft.body, draft.baseVersion, publisher, words);
    await deleteDraft(transaction, item);
  };

  /** Publishes an earlier version of an item again, as a new version. A draft stays, and belongs to the new version. */
  const publishAgain = async (
    transaction: Transaction,
    item: ItemKey,
    { number, version }: { readonly number: number; readonly version: number },
    publisher: Publisher,
    words: string | null,
  ): Promise<void> => {
    const earlier = orNotFound(await findVersion(transaction, item, number), NOT_FOUND);
    // Before the item, in the order of a publication's locks.
    const draft = await lockDraft(transaction, item);
    const { version: next } = await publishDocument(
      transaction,
      item,
      earlier.body,
      version,
      publisher,
      words,
    );
    if (draft !== undefined) await updateDraft(transaction, item, { baseVersion: next });
  };

  /** Hides an item from members, or shows it again (api/staff/content-8). Null for a version takes any. Returns whether that changed anything. */
  const hide = async (
    transaction: Transaction,
    item: ItemKey,
    isHidden: boolean,
    version: number | null,
    words: string | null,
  ): Promise<boolean> => {
    if (isHidden) await deleteHiding(transaction, item);
    const current = await lockItem(transaction, item.kind, item.id);
    if (current === 0) throw new ApiError('not_found', NOT_FOUND);
    if (version !== null && current !== version) throw contentChanged();
    const now = clock.now();
    const module = kindOf(item.kind);
    const before = await module.read(transaction, item.id);
    if ((before !== undefined && before.hiddenAt !== null) === isHidden) return false;
    await transaction
      .update(module.table)
      .set({ hiddenAt: isHidden ? now : null })
      .where(eq(module.table.id, item.id));
    if (item.kind === 'event' && isHidden) {
      await tellRegistered(transaction, emails, item.id, { change: 'hidden', words }, now);
    }
    return true;
  };

  /** Hides an item, and says in its history what it was hidden with. A draft stays, and belongs to the new version. */
  const withdraw = async (
    transaction: Transaction,
    item: ItemKey,
    publisher: Publisher,
    words: string | null,
  ): Promise<void> => {
    const draft = await lockDraft(transaction, item);
    const now = clock.now();
    const next = await publishUnchanged(transaction, {
      ...item,
      ...publisher,
      importId: null,
      now,
    });
    if (draft !== undefined) await updateDraft(transaction, item, { baseVersion: next });
    await hide(transaction, item, true, next, words);
  };

  return {
    publishDraft,
    publishAgain,
    hide,
    withdraw,
    /** Saves a draft (api/staff/content-1, api/staff/content-2). */
    async save(
      transaction: Transaction,
      item: ItemKey,
      { body, baseVersion, version }: DraftToSave,
      staffId: string,
    ): Promise<void> {
      const issues = typeIssues(item.kind, body, 'refused');
      if (issues.length > 0) throw documentRefused(item.kind, issues);
      const before = await lockDraft(transaction, item);
      if ((before?.version ?? 0) !== version) throw contentChanged();
      const published = await lockItem(transaction, item.kind, item.id);
      if (before === undefined && published !== baseVersion) throw contentChanged();
      if (before === undefined && published === 0 && !isItemId(item.id)) {
        throw invalidInput(
          'id',
          'The id of a new item has letters, digits, points and hyphens alone.',
        );
      }
      const draft = withPartIds(item.kind, toContentDraft(item.kind, body), ownIds());
      await saveDraft(transaction, {
        kind: item.kind,
        itemId: item.id,
        body: draft,
        title: contentTitle(item.kind, draft).slice(0, 200),
        baseVersion,
        version: version + 1,
        publishAt: before?.publishAt ?? null,
        scheduledBy: before?.scheduledBy ?? null,
        issue: null,
        updatedBy: staffId,
        updatedAt: clock.now(),
      });
    },
    /** Deletes a draft (api/staff/content-1). */
    async discard(transaction: Transaction, item: ItemKey): Promise<void> {
      orNotFound((await deleteDraft(transaction, item)) || undefined, NO_DRAFT);
    },
    /** Publishes a draft as it was seen (api/staff/content-3, api/staff/content-4). */
    async publish(
      transaction: Transaction,
      item: ItemKey,
      { version, wordsToHolders, leavesRelease }: Publication,
      staffId: string,
    ): Promise<void> {
      const draft = orNotFound(await lockDraft(transaction, item), NO_DRAFT);
      if (draft.version !== version) throw contentChanged();
      if (leavesRelease !== true) await assertAlone(transaction, draft);
      const publisher = byHand(staffId);
      await publishDraft(transaction, draft, publisher, wordsToHolders);
    },
    /** Publishes a draft, whatever its version (api/staff/content-8). */
    async publishAny(transaction: Transaction, item: ItemKey, staffId: string): Promise<void> {
      const draft = orNotFound(await lockDraft(transaction, item), NO_DRAFT);
      await assertAlone(transaction, draft);
      await publishDraft(transaction, draft, byHand(staffId), null);
    },
    /** Sets when a draft goes live (api/staff/content-7). */
    async schedule(
      transaction: Transaction,
      item: ItemKey,
      { version, publishAt }: Schedule,
      staffId: string,
    ): Promise<void> {
      const draft = orNotFound(await lockDraft(transaction, item), NO_DRAFT);
      if (draft.version !== version) throw contentChanged();
      const at = publishTimeOf(publishAt, clock.now());
      if (at !== null) {
        await assertAlone(transaction, draft);
        await assertShownThen(transaction, draft, at);
      }
      await updateDraft(transaction, item, {
        publishAt: at,
        scheduledBy: at === null ? null : staffId,
        issue: null,
        version: version + 1,
      });
    },
    /** Publishes an earlier version again, as a new version (api/staff/content-10). A draft stays. */
    async revert(
      transaction: Transaction,
      item: ItemKey,
      { number, version }: { readonly number: number; readonly version: number },
      staffId: string,
    ): Promise<void> {
      const publisher = { ...byHand(staffId), note: `Reverted to version ${number}` };
      await publishAgain(transaction, item, { number, version }, publisher, null);
    },
    /** Puts the published items of an ordered kind in an order (api/staff/content-11). */
    async order(transaction: Transaction, kind: ContentKind, ids: readonly string[]) {
      await orderItems(transaction, kind, ids);
    },
  };
}

/**
 * Refuses to publish or schedule by itself a draft that is published with others (api/staff/releases-6).
 *
 * @throws ApiError 400 with the name of the release.
 */
async function assertAlone(
  queries: Queries,
  { releaseId }: Pick<DraftRow, 'releaseId'>,
): Promise<void> {
  if (releaseId === null) return;
  const [release] = await queries
    .select({ title: contentReleases.title })
    .from(contentReleases)
    .where(eq(contentReleases.id, releaseId));
  throw new ApiError(
    'invalid_input',
    `It is in the release “${release?.title ?? ''}”, and goes live with it. Take it out first.`,
  );
}
