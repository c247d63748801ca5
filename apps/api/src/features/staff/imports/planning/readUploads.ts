import { basename } from 'node:path';
import type { Queries } from '../../../../platform/postgres/database.ts';
import { pictures } from '../../../../platform/postgres/schema/index.ts';

/** Reads the names of the files of uploaded pictures by the pictures' ids. A package calls them so. */
export async function readUploads(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.select({ id: pictures.id, file: pictures.file }).from(pictures);
  return new Map(rows.map(({ id, file }) => [id, basename(file)]));
}
