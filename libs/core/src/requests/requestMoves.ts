import type {
  MemberRequest,
  RequestAuthor,
  RequestEntry,
  RequestMove,
  RequestStatus,
  RequestVisibility,
} from '@parlour/contract';
import { isBookedStatus } from './requestLife.ts';

/** What a move is to a member: whether they read it in the thread, and whether they are written to when staff make it. */
interface MoveNotice {
  readonly visibility: RequestVisibility;
  readonly isEmailed: boolean;
}

const shown: MoveNotice = { visibility: 'member', isEmailed: false };
const emailed: MoveNotice = { visibility: 'member', isEmailed: true };
const internal: MoveNotice = { visibility: 'staff', isEmailed: false };

/** Who learns of each move (core/requests-45). */
const notices = {
  take: shown,
  assign: shown,
  hand_over: internal,
  release: internal,
  ask: emailed,
  await_vendor: internal,
  resume: internal,
  reply: shown,
  confirm: emailed,
  complete: emailed,
  ask_cancellation: shown,
  cancel: emailed,
  decline: emailed,
  reopen: emailed,
  snooze: internal,
  wake: internal,
  merge: shown,
  unmerge: shown,
  link: internal,
} as const satisfies Record<RequestMove, MoveNotice>;

/**
 * Returns whether a move takes back what was arranged, so that the member must hear of it (core/requests-46).
 *
 * @param from - the status before it.
 * @param to - the status after it.
 */
export function takesBack(from: MemberRequest['status'], to: MemberRequest['status']): boolean {
  return isBookedStatus(from) && !isBookedStatus(to);
}

/** Going on from what was arranged takes it back. From any other status it orders the work of staff alone. */
const noticeOf = (move: RequestMove, from: RequestStatus | undefined): MoveNotice =>
  move === 'resume' && from !== undefined && isBookedStatus(from) ? emailed : notices[move];

/** Returns who may read a move in the thread (core/requests-45, core/requests-46). */
export function moveVisibility(move: RequestMove, from: RequestStatus): RequestVisibility {
  return noticeOf(move, from).visibility;
}

/**
 * Returns whether a move that staff or the server make is emailed to the member (core/requests-45, core/requests-46).
 *
 * @param from - the status before it. Absent where it is not known yet, as in a macro.
 */
export function isEmailedMove(move: RequestMove, from?: RequestStatus): boolean {
  return noticeOf(move, from).isEmailed;
}

const acts = {
  take: 'took the request',
  assign: 'is looking after the request',
  hand_over: 'handed the request over',
  release: 'put the request back into the queue',
  ask: 'asked a question',
  await_vendor: 'is waiting for the vendor',
  resume: 'went on with the request',
  reply: 'responded',
  confirm: 'confirmed the request',
  complete: 'completed the request',
  ask_cancellation: 'asked to cancel the request',
  cancel: 'canceled the request',
  decline: 'could not arrange the request',
  reopen: 'reopened the request',
  snooze: 'put the request aside for a while',
  wake: 'brought the request back',
  merge: 'joined the request with another one',
  unmerge: 'separated the request again',
  link: 'linked another request',
} as const satisfies Record<RequestMove, string>;

const actByMove = new Map<string, string>(Object.entries(acts));

/**
 * Returns a move as a line of the thread, such as `Anna confirmed the request` (core/requests-45).
 *
 * @param own - the side that is told of itself as You. Absent where several people of one side read it.
 */
export function moveInWords(
  { author, move }: Pick<RequestEntry, 'author' | 'move'>,
  own?: RequestAuthor['kind'],
): string {
  if (move === null) return '';
  const act =
    move.name === 'resume' && isBookedStatus(move.from)
      ? 'is working on a change'
      : (actByMove.get(move.name) ?? 'changed the request');
  if (author.kind === own) return `You ${act.replace(/^is /, 'are ')}`;
  return `${author.name ?? 'The club'} ${act}`;
}
