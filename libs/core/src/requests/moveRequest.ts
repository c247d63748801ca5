import type { RequestMove, RequestStatus, Result } from '@parlour/contract';
import { transition } from 'xstate';
import { isOpenRequest } from './requestLife.ts';
import { type RequestActor, requestLifeMachine } from './requestLifeMachine.ts';
import { requestStatusLabel } from './requestStatus.ts';

/** A request, as far as a move depends on it. */
export interface MovableRequest {
  readonly status: RequestStatus;
  /** When it ended, as an epoch in milliseconds. Null while it is open. */
  readonly closedAt: number | null;
  /** Whether another request goes on in its place. */
  readonly isMerged: boolean;
  /** Whether it is put aside now. */
  readonly isSnoozed?: boolean;
}

/** Why a move is refused. */
export interface RefusedMove {
  /** `permission`: others may make it now. `status`: nobody may. */
  readonly reason: 'permission' | 'status';
  /** For the person who tried. */
  readonly message: string;
}

/** Someone who may make every move that the life of a request has. */
const anyone: readonly RequestActor[] = [
  { kind: 'member' },
  { kind: 'staff', permissions: ['desk.reply', 'desk.assign'] },
  { kind: 'system' },
];

/**
 * Returns the status of a request after a move, by the machine of its life (core/requests-42). A refused move is a failure with a
 * message.
 *
 * @param at - when it is made, as an epoch in milliseconds.
 */
export function moveRequest(
  request: MovableRequest,
  move: RequestMove,
  by: RequestActor,
  at: number,
): Result<RequestStatus, RefusedMove> {
  const { status, closedAt, isMerged, isSnoozed = false } = request;
  const before = requestLifeMachine.resolveState({
    value: status,
    context: { closedAt, isMerged, isSnoozed },
  });
  const isPossible = (actor: RequestActor) => before.can({ type: move, by: actor, at });
  if (!isPossible(by)) {
    const reason = anyone.some(isPossible) ? 'permission' : 'status';
    return { ok: false, failure: { reason, message: refusedMoveMessage(request, move, reason) } };
  }
  const [after] = transition(requestLifeMachine, before, { type: move, by, at });
  return { ok: true, value: after.value };
}

function refusedMoveMessage(
  { status, isMerged, isSnoozed = false }: MovableRequest,
  move: RequestMove,
  reason: RefusedMove['reason'],
): string {
  if (isMerged) return 'This request goes on in another one, where you can write to us.';
  if (reason === 'permission')
    return 'You cannot do this yourself. Please ask for it in a message.';
  if (move === 'hand_over' && isSnoozed) return 'This request is put aside. Bring it back first.';
  return isOpenRequest(status)
    ? `This is not possible while the request is “${requestStatusLabel(status)}”.`
    : 'This request has ended already. Please reload it to see how.';
}
