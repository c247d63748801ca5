import type { Release, ReleaseDetail, ReleaseDraft, ReleasedItem } from '@parlour/contract/staff';
import { concernsHolders } from '@parlour/core/content';
import { inArray } from 'drizzle-orm';
import { orNotFound } from '../../../errors/apiError.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { staffMembers } from '../../../platform/postgres/schema/index.ts';
import { type DraftRow, findReleaseDrafts } from '../../content/draftRepository.ts';
import { itemOf, keyOf } from '../../content/itemKeys.ts';
import { kindOf } from '../../content/kinds/index.ts';
import { findPublishedStates } from '../../content/releaseOrder.ts';
import { findVersion } from '../../content/versionRepository.ts';
import { nameOf } from '../people/present.ts';
import { checkDrafts } from './issues.ts';
import {
  findPublications,
  findPublishedWith,
  findRelease,
  findReleases,
  type ReleasedRow,
  type ReleaseRow,
} from './repository.ts';
import { titleOf } from './takeBack.ts';

const presentRelease = (row: ReleaseRow, itemCount: number, revertedAt: Date | null): Release => ({
  id: row.id,
  title: row.title,
  version: row.version,
  itemCount,
  publishAt: row.publishAt?.toISOString() ?? null,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  revertedAt: revertedAt?.toISOString() ?? null,
  issue: row.issue,
});

/** Returns the releases that wait, the newest first, and then the last that were published (api/staff/releases-1). */
export async function listReleases(queries: Queries): Promise<Release[]> {
  const rows = await findReleases(queries);
  return rows.map(({ release, itemCount, revertedAt }) =>
    presentRelease(release, itemCount, revertedAt),
  );
}

/**
 * Returns a release with its drafts and with what keeps it from being published (api/staff/releases-3).
 *
 * @throws ApiError 404 where none has the id.
 */
export async function readRelease(queries: Queries, id: string, now: Date): Promise<ReleaseDetail> {
  // One after the other: a transaction has one connection.
  const row = orNotFound(await findRelease(queries, id), 'Release not found');
  const { drafts, issues } = await checkDrafts(queries, await findReleaseDrafts(queries, id));
  const revertedAt = (await findPublications(queries, [id])).get(id)?.revertedAt ?? null;
  const published = await readPublished(queries, id, revertedAt !== null, now);
  const names = await findStaffNames(queries, drafts);
  const shown: ReleaseDraft[] = [];
  for (const draft of drafts) {
    const { kind, itemId, title, version, baseVersion, updatedBy, updatedAt } = draft;
    shown.push({
      kind,
      id: itemId,
      title,
      version,
      isNew: baseVersion === 0,
      told: await countTold(queries, draft, now),
      updatedBy: names.get(updatedBy) ?? '',
      updatedAt: updatedAt.toISOString(),
    });
  }
  const itemCount = drafts.length + published.length;
  const summary = presentRelease(row, itemCount, revertedAt);
  return { ...summary, drafts: shown, issues: [...issues], published };
}

/** Returns what a release published, with what taking it back would meet (api/staff/releases-11). */
async function readPublished(
  queries: Queries,
  id: string,
  isReverted: boolean,
  now: Date,
): Promise<ReleasedItem[]> {
  const rows = await findPublishedWith(queries, id);
  const states = await findPublishedStates(queries, rows);
  const items: ReleasedItem[] = [];
  for (const row of rows) {
    const state = states.get(keyOf(row.kind, row.itemId));
    items.push({
      kind: row.kind,
      id: row.itemId,
      title: titleOf(row),
      version: row.number,
      isChanged: !isReverted && state?.version !== row.number,
      told: isReverted || state?.isHidden === true ? 0 : await countToldBack(queries, row, now),
    });
  }
  return items;
}

/** Returns how many are told where an item is taken back: those who are registered, where it concerns them (api/staff/content-9). */
async function countToldBack(queries: Queries, row: ReleasedRow, now: Date): Promise<number> {
  const { kind, itemId, number, body } = row;
  if (kind !== 'event') return 0;
  const before = await findVersion(queries, itemOf(row), number - 1);
  const isTold = before === undefined || concernsHolders(kind, body, before.body);
  return isTold ? ((await kindOf(kind).countHolders?.(queries, itemId, now)) ?? 0) : 0;
}

async function findStaffNames(queries: Queries, drafts: readonly DraftRow[]) {
  if (drafts.length === 0) return new Map<string, string>();
  const { id, firstName, lastName } = staffMembers;
  const rows = await queries
    .select({ id, firstName, lastName })
    .from(staffMembers)
    .where(inArray(id, [...new Set(drafts.map(({ updatedBy }) => updatedBy))]));
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

/** Returns how many are told of a publication: those who are registered, where it concerns them (api/staff/content-9). */
async function countTold(
  queries: Queries,
  { kind, itemId, baseVersion, body }: DraftRow,
  now: Date,
): Promise<number> {
  if (kind !== 'event' || baseVersion === 0) return 0;
  const published = await kindOf(kind).read(queries, itemId);
  const isTold = published !== undefined && concernsHolders(kind, published.body, body);
  return isTold ? ((await kindOf(kind).countHolders?.(queries, itemId, now)) ?? 0) : 0;
}
