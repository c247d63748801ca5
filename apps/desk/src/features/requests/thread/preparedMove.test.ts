import { envelope } from '@parlour/app/testing';
import { expect, test } from 'vitest';
import { openThread } from '../../../testing/openThread.ts';
import { beginMove, emptyMove, type PreparedMove, prepareMove, sendMove } from './preparedMove.ts';

const fail = () => envelope({});

test.each<[PreparedMove, string]>([
  [{ move: 'assign', assigneeId: 'staff-9' }, 'The request was not assigned.'],
  [{ move: 'link', otherId: 'r3' }, 'The requests were not linked.'],
  [{ move: 'merge', otherId: 'r3' }, 'The requests were not merged.'],
  [{ move: 'unmerge' }, 'The merge was not taken back.'],
  [{ move: 'resume' }, 'The request was not changed.'],
])('desk/requests-11: the move %j that fails without words has its own', async (move, words) => {
  const { services } = await openThread({
    assignDeskRequest: fail,
    linkDeskRequest: fail,
    mergeDeskRequest: fail,
    unmergeDeskRequest: fail,
    moveDeskRequest: fail,
  });
  const result = await sendMove(services.client, { id: 'r1', version: 4 }, move, 'key-1');
  expect(result).toMatchObject({ ok: false, failure: { message: words } });
});

const file = { id: 'f1', name: 'menu.pdf', extension: 'pdf', size: 10 };
const other = { id: 'r2', reference: 'PR-2', subject: 'Tea' };

test('desk/requests-11: a move takes what was entered for it, and words only where there are some', () => {
  expect(prepareMove('complete', { ...emptyMove, text: '  ' })).toEqual({ move: 'complete' });
  expect(prepareMove('complete', { ...emptyMove, text: ' Done. ' })).toEqual({
    move: 'complete',
    text: 'Done.',
  });
  expect(prepareMove('decline', { ...emptyMove, text: ' Full. ' })).toEqual({
    move: 'decline',
    text: 'Full.',
  });
  expect(prepareMove('assign', { ...emptyMove, assigneeId: 's2', text: 'x' })).toEqual({
    move: 'assign',
    assigneeId: 's2',
  });
  expect(prepareMove('unmerge', { ...emptyMove, text: 'x' })).toEqual({ move: 'unmerge' });
});

test('desk/requests/thread-7: a question and a decline begin with what they are about, other moves with nothing', () => {
  const suggestedConfirmation = {
    date: '2030-02-14',
    time: '20:00',
    endDate: null,
    endTime: '22:00',
    party: '2 guests',
    place: 'Osteria del Lago',
    address: null,
    confirmationNumber: null,
  };
  const request = { suggestedConfirmation };
  const text = 'Thursday, February 14, 2030, 8:00 PM, 2 guests at Osteria del Lago: ';
  for (const move of ['ask', 'decline'] as const) {
    const begun = beginMove(move, request);
    expect(begun.text.replaceAll('\u202f', ' ')).toBe(text);
    expect(begun.date).toBe('');
  }
  expect(beginMove('confirm', request)).toMatchObject({
    text: '',
    date: '2030-02-14',
    endTime: '22:00',
    address: '',
  });
  expect(beginMove('complete', request)).toEqual(emptyMove);
  expect(beginMove('ask', {})).toEqual(emptyMove);
});

test('desk/requests-11: a question goes with its files', () => {
  const draft = { ...emptyMove, text: 'Which one?', files: [file] };
  expect(prepareMove('ask', draft)).toEqual({ move: 'ask', text: 'Which one?', fileIds: ['f1'] });
});

const nothing = {
  endTime: null,
  party: null,
  place: null,
  address: null,
  confirmationNumber: null,
};

test('desk/requests-11, desk/requests/thread-7: days and times that were left empty are none, and a snooze without a time ends at eight', () => {
  const draft = { ...emptyMove, date: '2030-02-03' };
  expect(prepareMove('confirm', draft)).toEqual({
    move: 'confirm',
    date: '2030-02-03',
    time: null,
    endDate: null,
    ...nothing,
  });
  expect(
    prepareMove('confirm', { ...draft, time: '19:30', endDate: '2030-02-04', text: 'See you.' }),
  ).toEqual({
    move: 'confirm',
    date: '2030-02-03',
    time: '19:30',
    endDate: '2030-02-04',
    ...nothing,
    text: 'See you.',
  });
  expect(prepareMove('confirm', { ...draft, endTime: '22:00', place: ' Row 1 ' })).toMatchObject({
    endTime: null,
    place: 'Row 1',
  });
  const until = (time: string) => prepareMove('snooze', { ...draft, time });
  expect(until('')).toEqual({
    move: 'snooze',
    until: new Date('2030-02-03T08:00').toISOString(),
  });
  expect(until('17:15')).toEqual({
    move: 'snooze',
    until: new Date('2030-02-03T17:15').toISOString(),
  });
});

test('desk/requests/thread-2, desk/requests/thread-3: a request is linked or merged with the chosen one', () => {
  const draft = { ...emptyMove, other };
  expect(prepareMove('link', draft)).toEqual({ move: 'link', otherId: 'r2' });
  expect(prepareMove('merge', draft)).toEqual({ move: 'merge', otherId: 'r2' });
});
