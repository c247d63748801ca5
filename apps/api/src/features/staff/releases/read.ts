import type { Release, ReleaseDetail, ReleaseDraft } from '@parlour/contract/staff';
import { concernsHolders, contentTitle, toContentDraft } from '@parlour/core/content';
import { inArray } from 'drizzle-orm';
import { orNotFound } from '../../../errors/apiError.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { staffMembers } from '../../../platform/postgres/schema/index.ts';
import { type DraftRow, findReleaseDrafts } from '../../content/draftRepository.ts';
import { tableOf } from '../../content/publishing.ts';
import { countHolders } from '../content/holders.ts';
import { nameOf } from '../people/present.ts';
import { checkDrafts } from './issues.ts';
import { findPublishedWith, findRelease, findReleases, type ReleaseRow } from './repository.ts';

const presentRelease = (row: ReleaseRow, itemCount: number): Release => ({
  id: row.id,
  title: row.title,
  version: row.version,
  itemCount,
  publishAt: row.publishAt?.toISOString() ?? null,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  issue: row.issue,
});

/** Returns the releases that wait, the newest first, and then the last that were published (CRL1). */
export async function listReleases(queries: Queries): Promise<Release[]> {
  const rows = await findReleases(queries);
  return rows.map(({ release, itemCount }) => presentRelease(release, itemCount));
}

/**
 * Returns a release with its drafts and with what keeps it from being published (CRL3).
 *
 * @throws ApiError 404 where none has the id.
 */
export async function readRelease(queries: Queries, id: string, now: Date): Promise<ReleaseDetail> {
  // One after the other: a transaction has one connection.
  const row = orNotFound(await findRelease(queries, id), 'Release not found');
  const { drafts, issues } = await checkDrafts(queries, await findReleaseDrafts(queries, id));
  const published = (await findPublishedWith(queries, id)).map((version) => ({
    kind: version.kind,
    id: version.itemId,
    title: contentTitle(version.kind, toContentDraft(version.kind, version.body)),
    version: version.number,
  }));
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
  return { ...presentRelease(row, itemCount), drafts: shown, issues: [...issues], published };
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

/** Returns how many are told of a publication: those who are registered, where it concerns them (CP9). */
async function countTold(
  queries: Queries,
  { kind, itemId, baseVersion, body }: DraftRow,
  now: Date,
): Promise<number> {
  if (kind !== 'event' || baseVersion === 0) return 0;
  const published = await tableOf(kind).read(queries, itemId);
  const isTold = published !== undefined && concernsHolders(kind, published.body, body);
  return isTold ? countHolders(queries, kind, itemId, now) : 0;
}
