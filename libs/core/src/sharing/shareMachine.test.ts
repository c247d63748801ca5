import type { CallFailure, Profile, Result } from '@parlour/contract';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test, vi } from 'vitest';
import { lostResponse } from '../fixtures/failures.ts';
import { isEventPossible } from '../fixtures/graphWalk.ts';
import { LINK_NOT_COPIED } from './messages.ts';
import { shareMachine, type ShareMachineEvent } from './shareMachine.ts';

const page = { origin: 'https://club.example', pathname: '/events/e1', search: '' };
const link = 'https://club.example/events/e1?ref=m1';
const press: ShareMachineEvent = { type: 'share.pressed', page };

const walkedEvents = [
  press,
  { type: 'share.dismissed' },
  { type: 'xstate.done.actor.findRef', output: { ok: true, value: { ref: 'm1' } } },
  { type: 'xstate.done.actor.findRef', output: { ok: false, failure: lostResponse } },
  { type: 'xstate.error.actor.findRef', error: 'offline' },
  { type: 'xstate.done.actor.copy', output: undefined },
  { type: 'xstate.error.actor.copy', error: 'refused' },
  { type: 'xstate.after.copiedTime.share.copied' },
] as ShareMachineEvent[];

test('core/sharing-2, core/sharing-3: idle, copying and copied are reached, and a failure is stored in idle only', () => {
  const reached = getShortestPaths(shareMachine, {
    events: walkedEvents,
    filterEvents: isEventPossible,
    serializeState: ({ value, context }) => JSON.stringify([value, context.failure]),
  }).map(({ state }) => [state.value, state.context.failure?.cause ?? null]);
  expect(new Set(reached.map((each) => JSON.stringify(each)))).toEqual(
    new Set(
      [
        ['idle', null],
        [{ copying: 'findingRef' }, null],
        [{ copying: 'writing' }, null],
        ['copied', null],
        ['idle', 'offline'],
        ['idle', lostResponse],
        ['idle', 'refused'],
      ].map((each) => JSON.stringify(each)),
    ),
  );
});

const found = (ref: string) => Promise.resolve({ ok: true, value: { ref } } as const);

const start = (
  copy: (url: string) => Promise<void>,
  findRef: () => Promise<Result<Pick<Profile, 'ref'>, CallFailure>> = () => found('m1'),
) => {
  const clock = new SimulatedClock();
  const copied = vi.fn(copy);
  const actor = createActor(
    shareMachine.provide({
      actors: { findRef: fromPromise(findRef), copy: fromPromise(({ input }) => copied(input)) },
    }),
    { clock },
  ).start();
  const state = () => actor.getSnapshot().value;
  return { actor, clock, copied, state };
};

test('core/sharing-2: the link is copied once and confirmed for two seconds', async () => {
  const { actor, clock, copied, state } = start(() => Promise.resolve());
  actor.send(press);
  actor.send(press);
  expect(actor.getSnapshot().matches('copying')).toBe(true);
  await vi.waitFor(() => expect(state()).toBe('copied'));
  expect(copied.mock.calls).toEqual([[link]]);
  clock.increment(1999);
  expect(state()).toBe('copied');
  clock.increment(1);
  expect(state()).toBe('idle');
});

test('core/sharing-3: a blocked clipboard is reported with the link, and the next press tries again', async () => {
  let isBlocked = true;
  const { actor, state } = start(() =>
    isBlocked ? Promise.reject(new Error('No clipboard.')) : Promise.resolve(),
  );
  actor.send(press);
  await vi.waitFor(() => expect(actor.getSnapshot().context.failure).not.toBeNull());
  expect(state()).toBe('idle');
  expect(actor.getSnapshot().context.url).toBe(link);
  isBlocked = false;
  actor.send(press);
  expect(actor.getSnapshot().context.failure).toBeNull();
  await vi.waitFor(() => expect(state()).toBe('copied'));
});

test('core/sharing-3: a dismissed failure is cleared', async () => {
  const { actor, state } = start(() => Promise.reject(new Error('No clipboard.')));
  actor.send(press);
  await vi.waitFor(() => expect(actor.getSnapshot().context.failure).not.toBeNull());
  actor.send({ type: 'share.dismissed' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  expect(state()).toBe('idle');
});

test('core/sharing-3: a ref that is not found is a failure without a link', async () => {
  const { actor, copied, state } = start(
    () => Promise.resolve(),
    () => Promise.resolve({ ok: false, failure: lostResponse }),
  );
  actor.send(press);
  await vi.waitFor(() => expect(actor.getSnapshot().context.failure).not.toBeNull());
  expect([state(), actor.getSnapshot().context.url]).toEqual(['idle', null]);
  expect(actor.getSnapshot().context.failure?.message).toBe(LINK_NOT_COPIED);
  expect(copied).not.toHaveBeenCalled();
});

test('core/sharing-7: each press copies the ref of then', async () => {
  let ref = 'm1';
  const { actor, copied, state } = start(
    () => Promise.resolve(),
    () => found(ref),
  );
  actor.send(press);
  await vi.waitFor(() => expect(state()).toBe('copied'));
  ref = 'r2';
  actor.send(press);
  await vi.waitFor(() => expect(copied).toHaveBeenCalledTimes(2));
  expect(copied).toHaveBeenLastCalledWith('https://club.example/events/e1?ref=r2');
});
