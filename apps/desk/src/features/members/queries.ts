import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { listChangeRequests, listMembers } from '@parlour/contract/staff';
import { callOf, type MembersChoice } from './membersChoice.ts';

/** A page of the list of members. */
export function membersQuery(client: Client, choice: MembersChoice) {
  const query = callOf(choice);
  return callQuery(['members', 'list', query], client, listMembers, { query });
}

/** The open change requests, of all members or of one. */
export function changeRequestsQuery(client: Client, memberId?: string) {
  const query = memberId === undefined ? {} : { memberId };
  return callQuery(['change-requests', 'list', query], client, listChangeRequests, { query });
}
