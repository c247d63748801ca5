import { useClient } from '@parlour/app/data-layout';
import type { DeskRequest, DeskRequestDetail } from '@parlour/contract/staff';
import { isOpenRequest } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '../member/queries.ts';
import { queueQuery } from '../queries.ts';
import { defaultChoice, SHORTEST_SEARCH } from '../queue/queueChoice.ts';
import type { OfferedMove } from '../../../app/moveCopy.ts';
import type { OtherRequests } from './OtherRequestField.tsx';

/** Finds the requests that one can be merged into or linked to (`DKT2`, `DKT3`). */
export function useOtherRequests(
  request: DeskRequestDetail,
  move: OfferedMove | null,
  text: string,
): OtherRequests {
  const client = useClient();
  const isAsked = move === 'link' || move === 'merge';
  const search = text.trim();
  const isSearch = search.length >= SHORTEST_SEARCH;
  const member = useQuery({
    ...memberQuery(client, request.member.id),
    enabled: isAsked && !isSearch,
  });
  const hits = useQuery({
    ...queueQuery(client, { ...defaultChoice, search }),
    enabled: isAsked && isSearch,
  });
  const { data, error } = isSearch ? hits : member;
  const isPossible = ({ id, member: { id: memberId }, status }: DeskRequest) =>
    id !== request.id &&
    memberId === request.member.id &&
    (move === 'merge' ? isOpenRequest(status) : request.links.every((link) => link.id !== id));
  return {
    found: data === undefined ? null : data.requests.filter(isPossible),
    failure: error?.message ?? null,
  };
}
