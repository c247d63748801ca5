import { requestStatuses } from '@parlour/contract';
import type { DeskMove, DeskRequestDetail } from '@parlour/contract/staff';
import { mayDo } from '@parlour/core/staff';
import { moveRequest } from '@parlour/core/machines';

/** A move that the desk offers. */
export type OfferedMove = DeskMove['move'] | 'assign';

/** What a dialog asks for before a move; null where nothing is asked. */
interface MoveCopy {
  readonly label: string;
  readonly title: string;
  /** What is asked for, besides words. */
  readonly asksFor: 'words' | 'days' | 'time' | 'colleague' | null;
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
} as const satisfies Readonly<Record<OfferedMove, MoveCopy>>;

const isMove = (name: string): name is OfferedMove => Object.hasOwn(moveCopy, name);

/** The person whose moves are offered. */
interface Mover {
  readonly id: string;
  readonly roles: readonly string[];
}

/** Whether a move that the status allows would change something. */
function isUseful(
  move: OfferedMove,
  { assignee, snoozedUntil }: DeskRequestDetail,
  { id }: Mover,
): boolean {
  switch (move) {
    case 'take':
      return assignee?.id !== id;
    case 'release':
      return assignee !== null;
    case 'wake':
      return snoozedUntil !== null;
    default:
      return true;
  }
}

/** Returns the moves that the status of a request and somebody's roles allow now (`DKR9`). */
export function offeredMoves(request: DeskRequestDetail, mover: Mover, now: Date): OfferedMove[] {
  const status = requestStatuses.find((each) => each === request.status);
  if (status === undefined) return [];
  const movable = {
    status,
    closedAt: request.closedAt === null ? null : Date.parse(request.closedAt),
    isMerged: request.mergedInto !== null,
  };
  const permissions = (['desk.reply', 'desk.assign'] as const).filter((permission) =>
    mayDo(mover.roles, permission),
  );
  const by = { kind: 'staff', permissions } as const;
  return Object.keys(moveCopy)
    .filter(isMove)
    .filter((move) => moveRequest(movable, move, by, now.getTime()).ok)
    .filter((move) => isUseful(move, request, mover));
}

/** What is entered for a move. */
export interface MoveDraft {
  readonly text: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly date: string;
  /** `HH:MM`, or empty. */
  readonly time: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly endDate: string;
  /** The id of a colleague, or empty. */
  readonly assigneeId: string;
}

export const emptyMove: MoveDraft = { text: '', date: '', time: '', endDate: '', assigneeId: '' };

const orNull = (value: string) => (value === '' ? null : value);

/** Returns what a move sends. */
export function moveBody(
  move: DeskMove['move'],
  { text, date, time, endDate }: MoveDraft,
  version: number,
): DeskMove {
  const trimmed = text.trim();
  switch (move) {
    case 'ask':
    case 'decline':
      return { move, version, text: trimmed };
    case 'snooze':
      return { move, version, until: new Date(`${date}T${time || '08:00'}`).toISOString() };
    case 'confirm':
      return {
        move,
        version,
        date,
        time: orNull(time),
        endDate: orNull(endDate),
        ...(trimmed === '' ? {} : { text: trimmed }),
      };
    default:
      return { move, version, ...(trimmed === '' ? {} : { text: trimmed }) };
  }
}
