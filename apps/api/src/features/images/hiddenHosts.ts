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
  for (const column of columns) {
    const origin = sql<string | null>`lower(substring(${column} from '(?i)^https?://[^/?#]+'))`;
    for (const row of await queries.selectDistinct({ origin }).from(column.table)) {
      if (row.origin !== null && !isShown(row.origin, allowedHosts)) origins.add(row.origin);
    }
  }
  return [...origins].toSorted();
}

function isShown(origin: string, allowedHosts: readonly string[]): boolean {
  const url = URL.parse(origin);
  return url?.protocol === 'https:' && allowedHosts.includes(url.host);
}
