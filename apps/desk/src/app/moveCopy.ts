import type { DeskMove, DeskRequest } from '@parlour/contract/staff';
import { isBookedStatus } from '@parlour/core';

/** A move that the desk offers. */
export type OfferedMove = DeskMove['move'];

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
  // Asked only where a colleague has the request.
  take: { ...plain('Take'), title: 'Take This Request?' },
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

/** Going on from what was arranged, which the member is told. */
const takingBack = asking('Work on a Change', {
  title: 'Work on a Change',
  asksFor: 'words',
  words: 'Message to the member',
  areWordsRequired: false,
});

/** Returns what the desk says of a move from a status (`desk/requests-10`, `desk/requests-11`). */
export function copyOfMove(move: OfferedMove, from: DeskRequest['status']): MoveCopy {
  return move === 'resume' && isBookedStatus(from) ? takingBack : moveCopy[move];
}

/** The keys that begin a move, where it is offered (`desk/requests-4`). */
export const moveKeys: Readonly<Partial<Record<OfferedMove, string>>> = {
  take: 't',
  assign: 'a',
  snooze: 's',
  link: 'l',
  merge: 'g',
};
