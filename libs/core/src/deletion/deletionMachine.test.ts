import type { CallFailure, Result } from '@parlour/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { isEventPossible } from '../fixtures/graphWalk.ts';
import { deletionMachine, type DeletionMachineEvent } from './deletionMachine.ts';

type Outcome = Result<unknown, CallFailure>;

const input = { failureMessage: 'Failed to delete it.' };
const rejection = domainFailure('Not while it is read.');
const gone: CallFailure = { ...domainFailure('No such document.'), status: 404 };
const deleted: Outcome = { ok: true, value: null };
const failed = (failure: CallFailure): Outcome => ({ ok: false, failure });

const ask = (id: string): DeletionMachineEvent => ({ type: 'deletion.requested', id });
const confirm: DeletionMachineEvent = { type: 'deletion.confirmed' };
const decline: DeletionMachineEvent = { type: 'deletion.declined' };

test('core/deletion-1, core/deletion-3, core/deletion-4, core/deletion-5: each state is reached, and a failure is there in `failed` alone', () => {
  const reached = getShortestPaths(deletionMachine, {
    input,
    events: [
      ask('1'),
      ask('2'),
      confirm,
      decline,
      { type: 'xstate.done.actor.delete', output: deleted },
      { type: 'xstate.done.actor.delete', output: failed(gone) },
      { type: 'xstate.done.actor.delete', output: failed(rejection) },
      { type: 'xstate.done.actor.delete', output: failed(lostResponse) },
      { type: 'xstate.done.actor.delete', output: undefined },
      { type: 'xstate.error.actor.delete', error: 'A bug.' },
    ] as DeletionMachineEvent[],
    filterEvents: isEventPossible,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  }).map(({ state: { value, context } }) =>
    [value, context.id, context.failure?.message, context.failure?.cause.detail]
      .map((part) => part ?? '-')
      .join(' | '),
  );
  expect(reached.toSorted()).toEqual(
    [
      'idle | - | - | -',
      ...['1', '2'].flatMap((id) => [
        `idle | ${id} | - | -`,
        `asking | ${id} | - | -`,
        `deleting | ${id} | - | -`,
        `deleted | ${id} | - | -`,
        `failed | ${id} | Not while it is read. | 400`,
        `failed | ${id} | Failed to delete it. | Failed to fetch`,
        `failed | ${id} | Failed to delete it. | no result`,
        `failed | ${id} | Failed to delete it. | A bug.`,
      ]),
    ].toSorted(),
  );
});

/** Starts the machine with outcomes in the order of its calls. A missing one stays pending. */
const start = (...outcomes: readonly Outcome[]) => {
  const left = [...outcomes];
  const ids: string[] = [];
  const actor = createActor(
    deletionMachine.provide({
      actors: {
        delete: fromPromise(({ input: id }) => {
          ids.push(id);
          const outcome = left.shift();
          return outcome === undefined ? new Promise<never>(() => {}) : Promise.resolve(outcome);
        }),
      },
    }),
    { input },
  ).start();
  onTestFinished(() => void actor.stop());
  const send = (...events: readonly DeletionMachineEvent[]) =>
    events.forEach((event) => actor.send(event));
  const state = () => actor.getSnapshot().value;
  const become = (value: string) => vi.waitFor(() => expect(state()).toBe(value));
  return { ids, send, state, become, message: () => actor.getSnapshot().context.failure?.message };
};

test('core/deletion-1: deleting asks first, and leaving the question calls nothing', () => {
  const { ids, send, state } = start();
  send(confirm);
  expect(state()).toBe('idle');
  send(ask('1'));
  expect(state()).toBe('asking');
  send(decline);
  expect(state()).toBe('idle');
  send(confirm);
  expect(ids).toEqual([]);
});

test('core/deletion-1: the item that was asked about last is deleted', async () => {
  const { ids, send, become } = start(deleted, deleted);
  send(ask('1'), ask('2'), confirm);
  await become('deleted');
  send(confirm, decline, ask('3'), confirm);
  await become('deleted');
  expect(ids).toEqual(['2', '3']);
});

test('core/deletion-2: while an item is being deleted, no event does anything', () => {
  const { ids, send, state } = start();
  send(ask('1'), confirm, confirm, decline, ask('2'), confirm);
  expect(state()).toBe('deleting');
  expect(ids).toEqual(['1']);
});

test('core/deletion-3: an item that is already gone is deleted', async () => {
  const { send, become } = start(failed(gone));
  send(ask('1'), confirm);
  await become('deleted');
});

test.each<[CallFailure, string]>([
  [rejection, 'Not while it is read.'],
  [lostResponse, 'Failed to delete it.'],
])('core/deletion-4: %j says why, and is tried again', async (failure, expected) => {
  const { ids, send, become, message } = start(failed(failure), deleted);
  send(ask('1'), confirm);
  await become('failed');
  expect(message()).toBe(expected);
  send(confirm);
  expect(message()).toBeUndefined();
  await become('deleted');
  expect(ids).toEqual(['1', '1']);
});

test.each([[[decline]], [[]]])(
  'core/deletion-5: after a failure the next question has none',
  async (left) => {
    const { send, state, become, message } = start(failed(rejection));
    send(ask('1'), confirm);
    await become('failed');
    send(...left, ask('2'));
    expect(state()).toBe('asking');
    expect(message()).toBeUndefined();
  },
);
