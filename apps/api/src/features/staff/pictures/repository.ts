import {
  type ContentKind,
  contentKinds,
  PICTURE_PAGE_SIZE,
  pictureUrlOf,
  type SentPictureUse,
} from '@parlour/contract/staff';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PageMark } from '../../../http/parsing/pageMark.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { patternOf } from '../../../platform/postgres/patternOf.ts';
import { contentDrafts, pictures } from '../../../platform/postgres/schema/index.ts';
import { searchedText } from '../../../platform/postgres/searchedText.ts';
import { matchWords, type TextMatch } from '../../../platform/postgres/textMatch.ts';
import { anyLike } from '../../content/anyLike.ts';
import { kindOf } from '../../content/kinds/index.ts';
import type { PictureRow } from '../../pictures/repository.ts';

/** Which pictures are listed. */
export interface PictureFilter {
  readonly search: string | undefined;
  readonly isWithoutText: boolean;
  readonly after: PageMark | null;
}

const { alternativeText, uploadedAt, id } = pictures;

/** Returns pictures, the last uploaded first, one more than a page where there is another. */
export function findPictures(queries: Queries, { search, isWithoutText, after }: PictureFilter) {
  return queries
    .select()
    .from(pictures)
    .where(
      and(
        search === undefined ? undefined : matchWords(search).fits(searchedText.picture),
        isWithoutText ? isNull(alternativeText) : undefined,
        after === null
          ? undefined
          : sql`(${uploadedAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(uploadedAt), desc(id))
    .limit(PICTURE_PAGE_SIZE + 1);
}

/** Returns the pictures whose name or alternative text fits, the last uploaded first. */
export function findFittingPictures(queries: Queries, match: TextMatch, limit: number) {
  return queries
    .select()
    .from(pictures)
    .where(match.fits(searchedText.picture))
    .orderBy(desc(uploadedAt), desc(id))
    .limit(limit);
}

/** Returns one picture. Undefined where there is none with this id. */
export async function findPicture(queries: Queries, pictureId: string) {
  const [row] = await queries.select().from(pictures).where(eq(id, pictureId));
  return row;
}

/** Returns one picture like {@link findPicture}, and lets no other transaction change it meanwhile. */
export async function lockPicture(transaction: Transaction, pictureId: string) {
  const [row] = await transaction.select().from(pictures).where(eq(id, pictureId)).for('update');
  return row;
}

/** Stores a new picture. */
export async function insertPicture(transaction: Transaction, row: PictureRow): Promise<void> {
  await transaction.insert(pictures).values(row);
}

/** Changes a picture, and drops the responses that all servers hold: they tell how it is shown. */
export async function updatePicture(
  transaction: Transaction,
  { id: pictureId, ...values }: Pick<PictureRow, 'id'> & Partial<PictureRow>,
): Promise<void> {
  await transaction.update(pictures).set(values).where(eq(id, pictureId));
  // Not by a trigger of the table, since an upload changes nothing that is shown yet.
  await transaction.execute(sql`select pg_notify('content_changed', 'pictures')`);
}

/** Deletes a picture. */
export async function deletePicture(transaction: Transaction, pictureId: string): Promise<void> {
  await transaction.delete(pictures).where(eq(id, pictureId));
}

const USE_LIMIT = 100;

/** Selects kind, id and title of the published items of a kind that show a picture themselves, or in a part of theirs. */
function usesOf(kind: ContentKind, pattern: string): readonly SQL[] {
  const { table, title, picture, pictures: further, parts } = kindOf(kind);
  const own = sql`
    select ${kind}::text, ${table.id}, ${title} from ${table}
      where ${picture} like ${pattern}${further === null ? sql`` : sql` or ${anyLike(further, pattern)}`}`;
  return [...(picture === null ? [] : [own]), ...(parts === null ? [] : [parts.usesOf(pattern)])];
}

/** Returns what shows a picture: published content first, then drafts of what does not show it as published. */
export async function findPictureUses(
  queries: Queries,
  pictureId: string,
): Promise<SentPictureUse[]> {
  // Content may also have stored the URL of one of its files, which begins alike.
  const url = pictureUrlOf(pictureId);
  const pattern = patternOf(url).slice(1);
  const publishedUses = sql.join(
    contentKinds.flatMap((kind) => usesOf(kind, pattern)),
    sql` union all `,
  );
  const { rows } = await queries.execute<Record<keyof SentPictureUse, unknown>>(sql`
    with published (kind, id, title) as (${publishedUses}), drafted as (
      select kind, item_id as id, title from ${contentDrafts}
      where jsonb_path_exists(body, '$.** ? (@.type() == "string" && @ starts with $url)', ${JSON.stringify({ url })}::jsonb)
    )
    select kind, id as "itemId", title, false as "isDraft" from published
    union all
    select kind, id, title, true from drafted
    where not exists (
      select from published where published.kind = drafted.kind and published.id = drafted.id
    )
    order by "isDraft", kind, title, "itemId"
    limit ${USE_LIMIT}`);
  return rows.flatMap(({ kind: name, itemId, title, isDraft }) => {
    const kind = contentKinds.find((known) => known === name);
    if (kind === undefined) return [];
    return [{ kind, itemId: String(itemId), title: String(title), isDraft: isDraft === true }];
  });
}
