import type { MemberRequest } from '@parlour/contract';
import { awaitsMember } from '../requests/requestLife.ts';

/** Returns requests with those first that wait for their member (core/own-requests-1). The order is otherwise the given one. */
export function waitingFirst(requests: readonly MemberRequest[]): readonly MemberRequest[] {
  return [...requests.filter(awaitsMember), ...requests.filter((each) => !awaitsMember(each))];
}
