import { FOUND_LIMIT, type Permission } from '@parlour/contract';
import { contentKinds, type SentStaffSearchResult, type StaffRole } from '@parlour/contract/staff';
import { mayDo } from '@parlour/core/staff';
import type { SQL } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import { searchedText } from '../../../platform/postgres/searchedText.ts';
import {
  matchResembling,
  matchWords,
  type TextMatch,
} from '../../../platform/postgres/textMatch.ts';
import { findPicturesOf } from '../../pictures/shownPictures.ts';
import {
  type DeskRow,
  findFittingRequests,
  findResemblingRequests,
} from '../../requests/desk/queueRepository.ts';
import { presentDeskRequest } from '../../requests/desk/readDesk.ts';
import { findFittingItems } from '../content/listRepository.ts';
import { findFittingMembers, isFoundBy } from '../members/listRepository.ts';
import { presentListedMember } from '../members/present.ts';
import { presentStaffMember } from '../people/present.ts';
import { findFittingStaff } from '../people/repository.ts';
import { presentPicture } from '../pictures/present.ts';
import { findFittingPictures } from '../pictures/repository.ts';

type Groups = Omit<SentStaffSearchResult, 'isApproximate'>;

/** One more than a group shows, which says whether there are more. */
const LIMIT = FOUND_LIMIT + 1;

const toGroup = <Item>(items: readonly Item[]) => ({
  items: items.slice(0, FOUND_LIMIT),
  hasMore: items.length > FOUND_LIMIT,
});

/** Finds content of every kind, with its pictures as they are shown now. */
async function findContents(queries: Queries, match: TextMatch): Promise<Groups['contents']> {
  const groups = await Promise.all(
    contentKinds.map(async (kind) => ({
      kind,
      ...toGroup(await findFittingItems(queries, kind, match, LIMIT)),
    })),
  );
  const found = groups.filter(({ items }) => items.length > 0);
  const show = await findPicturesOf(
    queries,
    found.flatMap(({ items }) => items),
  );
  return found.map((group) => ({ ...group, items: group.items.map(show) }));
}

/** How requests and members are found, besides the match of all other texts. */
interface Finding {
  readonly match: TextMatch;
  readonly findRequests: () => Promise<DeskRow[]>;
  readonly isMember: SQL | undefined;
}

/** Finds what somebody with these roles may read. A group without its permission makes no query (api/staff/search-2). */
async function findGroups(
  queries: Queries,
  roles: readonly StaffRole[],
  { match, findRequests, isMember }: Finding,
): Promise<Groups> {
  const ifAllowed = async <Item>(permission: Permission, find: () => Promise<Item[]>) =>
    mayDo(roles, permission) ? find() : [];
  const [requests, members, contents, pictures, staff] = await Promise.all([
    ifAllowed('desk.read', findRequests),
    ifAllowed('member.read', () => findFittingMembers(queries, isMember, match, LIMIT)),
    ifAllowed('content.edit', () => findContents(queries, match)),
    ifAllowed('content.edit', () => findFittingPictures(queries, match, LIMIT)),
    ifAllowed('staff.manage', () => findFittingStaff(queries, match, LIMIT)),
  ]);
  return {
    requests: toGroup(requests.map(presentDeskRequest)),
    members: toGroup(members.map(presentListedMember)),
    contents,
    pictures: toGroup(pictures.map(presentPicture)),
    staff: toGroup(staff.map(presentStaffMember)),
  };
}

const isEmpty = ({ contents, requests, members, pictures, staff }: Groups) =>
  contents.length === 0 &&
  [requests, members, pictures, staff].every(({ items }) => items.length === 0);

/** Searches what somebody with these roles may read (api/staff/search-1). What only resembles the text is found where nothing has it (api/staff/search-5). */
export async function searchEverything(
  queries: Queries,
  roles: readonly StaffRole[],
  text: string,
): Promise<SentStaffSearchResult> {
  const groups = await findGroups(queries, roles, {
    match: matchWords(text),
    findRequests: () => findFittingRequests(queries, text, LIMIT),
    isMember: isFoundBy(text),
  });
  if (!isEmpty(groups)) return { ...groups, isApproximate: false };
  const match = matchResembling(text);
  const resembling = await findGroups(queries, roles, {
    match,
    findRequests: () => findResemblingRequests(queries, match, LIMIT),
    isMember: match.fits(searchedText.member),
  });
  return { ...resembling, isApproximate: !isEmpty(resembling) };
}
