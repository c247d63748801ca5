import { contentKinds } from '@parlour/contract/staff';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/postgres/database.ts';
import { giftProducts, members } from '../../platform/postgres/schema/index.ts';
import { kindOf } from '../content/kinds/index.ts';

const columns = [
  ...contentKinds.flatMap((kind) => kindOf(kind).picture ?? []),
  giftProducts.imageUrl,
  members.profilePicture,
];

/** Columns with several pictures. */
const listColumns = [
  ...contentKinds.flatMap((kind) => kindOf(kind).pictures ?? []),
  giftProducts.images,
];

/**
 * Lists the origins of the club's pictures that are not shown (api/images-18): those without TLS, and hosts that pictures may not
 * come from.
 *
 * @param allowedHosts - hosts as in a URL, the club's own among them.
 */
export async function findHiddenOrigins(
  queries: Queries,
  allowedHosts: readonly string[],
): Promise<readonly string[]> {
  const origins = new Set<string>();
  const sources = [
    ...columns.map((column) => ({ table: column.table, url: sql`${column}` })),
    ...listColumns.map((column) => ({ table: column.table, url: sql`unnest(${column})` })),
  ];
  for (const { table, url } of sources) {
    const origin = sql<string | null>`lower(substring(${url} from '(?i)^https?://[^/?#]+'))`;
    for (const row of await queries.selectDistinct({ origin }).from(table)) {
      if (row.origin !== null && !isShown(row.origin, allowedHosts)) origins.add(row.origin);
    }
  }
  return [...origins].toSorted();
}

function isShown(origin: string, allowedHosts: readonly string[]): boolean {
  const url = URL.parse(origin);
  return url?.protocol === 'https:' && allowedHosts.includes(url.host);
}
