import { fullName } from '@parlour/core';
import type { SentContentDetail, ContentKind } from '@parlour/contract/staff';
import { toContentDraft } from '@parlour/core/content';
import { eq } from 'drizzle-orm';
import type { ItemKey } from '../../../access/authorize.ts';
import { ApiError } from '../../../errors/apiError.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { contentReleases, staffMembers } from '../../../platform/postgres/schema/index.ts';
import { type DraftRow, findDraft, findDraftTitles } from '../../content/draftRepository.ts';
import { findHiding, type HidingRow } from './hidingRepository.ts';
import { kindOf } from '../../content/kinds/index.ts';
import { findNames, referencesOf } from '../../content/references.ts';

/** Who reads an item: an editor alone reads no member's name. */
export interface ContentReader {
  readonly mayReadMembers: boolean;
}

/**
 * Returns an item as staff edit it (api/staff/content-1).
 *
 * @throws ApiError 404 where neither a draft nor a published item has the id.
 */
export async function readContent(
  queries: Queries,
  { kind, id }: ItemKey,
  { mayReadMembers }: ContentReader,
  now: Date,
): Promise<SentContentDetail> {
  // One after the other: a transaction has one connection.
  const module = kindOf(kind);
  const published = await module.read(queries, id);
  const draft = await findDraft(queries, { kind, id });
  if (published === undefined && draft === undefined) throw new ApiError('not_found', 'Not found');
  const bodies = [published?.body, draft?.body].filter((body) => body !== undefined);
  const names = await namesIn(queries, kind, bodies, mayReadMembers);
  return {
    id,
    kind,
    published:
      published === undefined
        ? null
        : {
            version: published.version,
            body: { ...published.body },
            hiddenAt: published.hiddenAt?.toISOString() ?? null,
          },
    draft: draft === undefined ? null : await presentDraft(queries, kind, draft),
    names,
    slugs: (await module.findSlugs?.(queries, id)) ?? [],
    holders: (await module.countHolders?.(queries, id, now)) ?? 0,
    hiding: presentHiding(await findHiding(queries, { kind, id })),
  };
}

const presentHiding = (row: HidingRow | undefined) =>
  row === undefined ? null : { hideAt: row.hideAt.toISOString(), wordsToHolders: row.words };

async function releaseOf(queries: Queries, releaseId: string | null) {
  if (releaseId === null) return null;
  const { id, title, publishAt } = contentReleases;
  const [release] = await queries
    .select({ id, title, publishAt })
    .from(contentReleases)
    .where(eq(id, releaseId));
  if (release === undefined) return null;
  return { ...release, publishAt: release.publishAt?.toISOString() ?? null };
}

async function presentDraft(queries: Queries, kind: ContentKind, draft: DraftRow) {
  const [person] = await queries
    .select({ firstName: staffMembers.firstName, lastName: staffMembers.lastName })
    .from(staffMembers)
    .where(eq(staffMembers.id, draft.updatedBy));
  return {
    version: draft.version,
    baseVersion: draft.baseVersion,
    body: toContentDraft(kind, draft.body),
    publishAt: draft.publishAt?.toISOString() ?? null,
    issue: draft.issue,
    release: await releaseOf(queries, draft.releaseId),
    updatedBy: {
      id: draft.updatedBy,
      name: person === undefined ? '' : fullName(person),
    },
    updatedAt: draft.updatedAt.toISOString(),
  };
}

async function namesIn(
  queries: Queries,
  kind: ContentKind,
  bodies: readonly unknown[],
  mayReadMembers: boolean,
): Promise<Record<string, string>> {
  const references = bodies.flatMap((body) => referencesOf(kind, toContentDraft(kind, body)));
  const names: Record<string, string> = {};
  for (const [target, of] of Map.groupBy(references, (reference) => reference.target)) {
    if (target === 'member' && !mayReadMembers) continue;
    const ids = of.map(({ id }) => id);
    const found = await findNames(queries, target, ids, false);
    for (const [id, name] of found) names[id] = name;
    if (target === 'member') continue;
    // Those of the same release are named as well.
    const unpublished = ids.filter((id) => !found.has(id));
    for (const [id, title] of await findDraftTitles(queries, target, unpublished))
      names[id] = title;
  }
  return names;
}
