import { inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/postgres/database.ts';
import { pictures } from '../../platform/postgres/schema/index.ts';

export type PictureRow = typeof pictures.$inferSelect;

const { id, file, alternativeText, focusX, focusY } = pictures;

/** What a reader's page needs of an uploaded picture. */
export type ShownPictureRow = Pick<
  PictureRow,
  'id' | 'file' | 'alternativeText' | 'focusX' | 'focusY'
>;

/** Returns what pages show of the pictures with these ids. */
export function findShownPictures(
  queries: Queries,
  ids: readonly string[],
): Promise<ShownPictureRow[]> {
  return queries
    .select({ id, file, alternativeText, focusX, focusY })
    .from(pictures)
    .where(inArray(id, [...ids]));
}

/** Returns the names in the store of all uploaded pictures. */
export async function findPictureFiles(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await queries.select({ file }).from(pictures);
  return new Set(rows.map((row) => row.file));
}
