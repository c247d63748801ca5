import { type RequestStatus, requestStatuses } from '@parlour/contract';
import type { DeskRequestDetail } from '@parlour/contract/staff';
import { type MovableRequest, moveRequest, type RequestActor } from '@parlour/core/machines';
import { mayDo } from '@parlour/core/staff';
import { moveCopy, type OfferedMove } from '../../../app/moveCopy.ts';

/** How long a merge can be taken back, in milliseconds. */
const UNMERGE_TIME = 86_400_000;

/** Whether a merge is recent enough to be taken back. */
function isUnmergeTime({ entries }: DeskRequestDetail, now: Date): boolean {
  const merge = entries.findLast(({ move }) => move?.name === 'merge');
  return merge !== undefined && now.getTime() < Date.parse(merge.createdAt) + UNMERGE_TIME;
}

/** Whether this is the name of a move that the desk offers. */
export function isMove(name: string): name is OfferedMove {
  return Object.hasOwn(moveCopy, name);
}

/** The member of staff who looks at a request and may move it. */
export interface Viewer {
  readonly id: string;
  readonly roles: readonly string[];
}

/** Whether a move that the status allows would change something. */
function isUseful(
  move: OfferedMove,
  request: DeskRequestDetail,
  { id }: Viewer,
  now: Date,
): boolean {
  const { assignee, snoozedUntil } = request;
  switch (move) {
    case 'take':
      return assignee?.id !== id;
    case 'release':
      return assignee !== null;
    case 'wake':
      return snoozedUntil !== null;
    case 'unmerge':
      return isUnmergeTime(request, now);
    default:
      return true;
  }
}

/** Returns what the machine of a request's life needs to know of one. Null for a status that this version does not know. */
function movableOf(request: DeskRequestDetail): MovableRequest | null {
  const status = requestStatuses.find((each) => each === request.status);
  if (status === undefined) return null;
  return {
    status,
    closedAt: request.closedAt === null ? null : Date.parse(request.closedAt),
    isMerged: request.mergedInto !== null,
  };
}

const actorOf = ({ roles }: Viewer): RequestActor => ({
  kind: 'staff',
  permissions: (['desk.reply', 'desk.assign'] as const).filter((permission) =>
    mayDo(roles, permission),
  ),
});

/** Returns the status after a move. Null where it is not possible for this person now. */
export function statusAfter(
  request: DeskRequestDetail,
  move: OfferedMove,
  viewer: Viewer,
  now: Date,
): RequestStatus | null {
  const movable = movableOf(request);
  if (movable === null) return null;
  const result = moveRequest(movable, move, actorOf(viewer), now.getTime());
  return result.ok ? result.value : null;
}

/** Whether somebody may hand a request over now (`desk/requests/many-4`). */
export function mayHandOver(request: DeskRequestDetail, viewer: Viewer, now: Date): boolean {
  const movable = movableOf(request);
  if (movable === null) return false;
  const { snoozedUntil } = request;
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > now.getTime();
  const by = { ...actorOf(viewer), isHolder: request.assignee?.id === viewer.id };
  return moveRequest({ ...movable, isSnoozed }, 'hand_over', by, now.getTime()).ok;
}

/** Returns the moves that the status of a request and somebody's roles allow now (`desk/requests-10`). */
export function offeredMoves(request: DeskRequestDetail, viewer: Viewer, now: Date): OfferedMove[] {
  return Object.keys(moveCopy)
    .filter(isMove)
    .filter((move) => statusAfter(request, move, viewer, now) !== null)
    .filter((move) => isUseful(move, request, viewer, now));
}
