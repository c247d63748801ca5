import { type RequestStatus, requestStatuses } from '@parlour/contract';
import type { DeskMove, DeskRequestDetail } from '@parlour/contract/staff';
import { type MovableRequest, moveRequest, type RequestActor } from '@parlour/core/machines';
import { mayDo } from '@parlour/core/staff';

/** A move that the desk offers. */
export type OfferedMove = DeskMove['move'] | 'assign' | 'link' | 'merge' | 'unmerge';

/** What a dialog asks for before a move; null where nothing is asked. */
interface MoveCopy {
  readonly label: string;
  readonly title: string;
  /** What is asked for, besides words. */
  readonly asksFor: 'words' | 'days' | 'time' | 'colleague' | 'request' | null;
  /** The label of the words; null where none are asked for. */
  readonly words: string | null;
  readonly areWordsRequired: boolean;
}

const plain = (label: string): MoveCopy => ({
  label,
  title: label,
  asksFor: null,
  words: null,
  areWordsRequired: false,
});

const asking = (label: string, copy: Omit<MoveCopy, 'label'>): MoveCopy => ({ label, ...copy });

/** The moves in the order of the menu. */
export const moveCopy = {
  take: plain('Take'),
  assign: asking('Assign', {
    title: 'Who gets this request?',
    asksFor: 'colleague',
    words: null,
    areWordsRequired: false,
  }),
  ask: asking('Ask the Member', {
    title: 'Ask the Member',
    asksFor: 'words',
    words: 'Question',
    areWordsRequired: true,
  }),
  await_vendor: plain('Wait for the Vendor'),
  resume: plain('Go On'),
  confirm: asking('Confirm', {
    title: 'Confirm the Request',
    asksFor: 'days',
    words: 'Message to the member',
    areWordsRequired: false,
  }),
  complete: asking('Complete', {
    title: 'Complete the Request',
    asksFor: 'words',
    words: 'Message to the member',
    areWordsRequired: false,
  }),
  decline: asking('Decline', {
    title: 'Decline the Request',
    asksFor: 'words',
    words: 'Why it could not be arranged',
    areWordsRequired: true,
  }),
  cancel: asking('Cancel', {
    title: 'Cancel the Request',
    asksFor: 'words',
    words: 'Message to the member',
    areWordsRequired: false,
  }),
  reopen: asking('Reopen', {
    title: 'Reopen the Request',
    asksFor: 'words',
    words: 'Message to the member',
    areWordsRequired: false,
  }),
  snooze: asking('Snooze', {
    title: 'Put Aside Until',
    asksFor: 'time',
    words: null,
    areWordsRequired: false,
  }),
  wake: plain('Bring Back'),
  release: plain('Put Back into the Queue'),
  link: asking('Link a Request', {
    title: 'Link a Request',
    asksFor: 'request',
    words: null,
    areWordsRequired: false,
  }),
  merge: asking('Merge', {
    title: 'Merge into Another Request',
    asksFor: 'request',
    words: null,
    areWordsRequired: false,
  }),
  unmerge: plain('Take the Merge Back'),
} as const satisfies Readonly<Record<OfferedMove, MoveCopy>>;

/** The keys that begin a move, where it is offered (`DKR4`). */
export const moveKeys: Readonly<Partial<Record<OfferedMove, string>>> = {
  take: 't',
  assign: 'a',
  snooze: 's',
  link: 'l',
  merge: 'g',
};

/** How long a merge can be taken back, in milliseconds. */
const UNMERGE_TIME = 86_400_000;

/** Whether a merge is recent enough to be taken back. */
function isUnmergeTime({ entries }: DeskRequestDetail, now: Date): boolean {
  const merge = entries.findLast(({ move }) => move?.name === 'merge');
  return merge !== undefined && now.getTime() < Date.parse(merge.createdAt) + UNMERGE_TIME;
}

const isMove = (name: string): name is OfferedMove => Object.hasOwn(moveCopy, name);

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

/** Returns the moves that the status of a request and somebody's roles allow now (`DKR9`). */
export function offeredMoves(request: DeskRequestDetail, viewer: Viewer, now: Date): OfferedMove[] {
  return Object.keys(moveCopy)
    .filter(isMove)
    .filter((move) => statusAfter(request, move, viewer, now) !== null)
    .filter((move) => isUseful(move, request, viewer, now));
}
