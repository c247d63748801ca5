import { type FoundItem, type FoundKind, foundKinds } from '@parlour/contract';
import type { Queries } from '../../platform/postgres/database.ts';
import { matchResembling, matchWords, type TextMatch } from '../../platform/postgres/textMatch.ts';
import { findPicturesOf } from '../pictures/shownPictures.ts';
import { finders } from './repository.ts';

/** What a member searches for, and when. */
export interface MemberSearch {
  readonly memberId: string;
  readonly text: string;
  readonly now: Date;
}

interface Group {
  readonly kind: FoundKind;
  readonly items: FoundItem[];
}

async function findGroups(
  queries: Queries,
  match: TextMatch,
  { memberId, now }: MemberSearch,
): Promise<Group[]> {
  const groups = await Promise.all(
    foundKinds.map(async (kind) => ({
      kind,
      items: await finders[kind](queries, match, memberId, now),
    })),
  );
  const show = await findPicturesOf(
    queries,
    groups.flatMap(({ items }) => items),
  );
  return groups.flatMap(({ kind, items }) =>
    items.length === 0 ? [] : [{ kind, items: items.map(show) }],
  );
}

/** Searches what the member may see (api/search-1, api/search-2). What only resembles the words is found where nothing has them (api/search-3). */
export async function search(queries: Queries, wanted: MemberSearch) {
  const groups = await findGroups(queries, matchWords(wanted.text), wanted);
  if (groups.length > 0) return { groups, isApproximate: false };
  const resembling = await findGroups(queries, matchResembling(wanted.text), wanted);
  return { groups: resembling, isApproximate: resembling.length > 0 };
}
