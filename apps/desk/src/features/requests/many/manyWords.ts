import type { ManyAction } from './manyActions.ts';

/** The labels of the buttons. */
export const manyLabels = {
  hand_over: 'Hand Over',
  tag: 'Add a Tag',
  snooze: 'Snooze',
  complete: 'Complete',
  cancel: 'Cancel',
} as const satisfies Readonly<Record<ManyAction, string>>;

/** How many requests, in words. */
export function requestsInWords(count: number): string {
  return count === 1 ? '1 request' : `${count} requests`;
}

const doneWords = {
  hand_over: 'handed over',
  tag: 'tagged',
  snooze: 'put aside',
  complete: 'completed',
  cancel: 'canceled',
} as const satisfies Readonly<Record<ManyAction, string>>;

/** Says how many requests something was done with, as `11 requests handed over`. */
export function doneInWords(action: ManyAction, count: number): string {
  return `${requestsInWords(count)} ${doneWords[action]}`;
}
