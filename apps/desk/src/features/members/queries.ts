import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import {
  getInvitations,
  listChangeRequests,
  listMembers,
  type MemberInvitations,
} from '@parlour/contract/staff';
import { callOf, type MembersChoice } from './membersChoice.ts';

/** A page of the list of members. */
export function membersQuery(client: Client, choice: MembersChoice) {
  const query = callOf(choice);
  return callQuery(['members', 'list', query], client, listMembers, { query });
}

/** Milliseconds between two looks at invitations that leave. */
const INTERVAL = 1500;

/** Who was not invited, read again while invitations leave. */
export function invitationsQuery(client: Client) {
  return {
    ...callQuery(['members', 'invitations'], client, getInvitations, {}),
    refetchInterval: ({ state }: { state: { data?: MemberInvitations | undefined } }) =>
      state.data?.run?.status === 'running' ? INTERVAL : (false as const),
  };
}

/** The open change requests, of all members or of one. */
export function changeRequestsQuery(client: Client, memberId?: string) {
  const query = memberId === undefined ? {} : { memberId };
  return callQuery(['change-requests', 'list', query], client, listChangeRequests, { query });
}
