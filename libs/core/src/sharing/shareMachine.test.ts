import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test, vi } from 'vitest';
import { isEventPossible } from '../fixtures/graphWalk.ts';
import { shareMachine, type ShareMachineEvent } from './shareMachine.ts';

const press: ShareMachineEvent = { type: 'share.pressed', url: 'https://club.example/?ref=m1' };

const walkedEvents = [
  press,
  { type: 'share.dismissed' },
  { type: 'xstate.done.actor.copy', output: undefined },
  { type: 'xstate.error.actor.copy', error: 'refused' },
  { type: 'xstate.after.copiedTime.share.copied' },
] as ShareMachineEvent[];

test('SR2, SR3: idle, copying and copied are reached, and a failure is stored in idle only', () => {
  const reached = getShortestPaths(shareMachine, {
    events: walkedEvents,
    filterEvents: isEventPossible,
    serializeState: ({ value, context }) => JSON.stringify([value, context.failure !== null]),
  }).map(({ state }) => [state.value, state.context.failure?.cause ?? null]);
  expect(reached).toEqual(
    expect.arrayContaining([
      ['idle', null],
      ['copying', null],
      ['copied', null],
      ['idle', 'refused'],
    ]),
  );
  expect(reached).toHaveLength(4);
});

const start = (copy: (url: string) => Promise<void>) => {
  const clock = new SimulatedClock();
  const copied = vi.fn(copy);
  const actor = createActor(
    shareMachine.provide({ actors: { copy: fromPromise(({ input }) => copied(input)) } }),
    { clock },
  ).start();
  const state = () => actor.getSnapshot().value;
  return { actor, clock, copied, state };
};

test('SR2: the link is copied once and confirmed for two seconds', async () => {
  const { actor, clock, copied, state } = start(() => Promise.resolve());
  actor.send(press);
  actor.send(press);
  expect(state()).toBe('copying');
  await vi.waitFor(() => expect(state()).toBe('copied'));
  expect(copied.mock.calls).toEqual([[press.url]]);
  clock.increment(1999);
  expect(state()).toBe('copied');
  clock.increment(1);
  expect(state()).toBe('idle');
});

test('SR3: a blocked clipboard is reported with the link, and the next press tries again', async () => {
  let isBlocked = true;
  const { actor, state } = start(() =>
    isBlocked ? Promise.reject(new Error('No clipboard.')) : Promise.resolve(),
  );
  actor.send(press);
  await vi.waitFor(() => expect(actor.getSnapshot().context.failure).not.toBeNull());
  expect(state()).toBe('idle');
  expect(actor.getSnapshot().context.url).toBe(press.url);
  isBlocked = false;
  actor.send(press);
  expect(actor.getSnapshot().context.failure).toBeNull();
  await vi.waitFor(() => expect(state()).toBe('copied'));
});

test('SR3: a dismissed failure is cleared', async () => {
  const { actor, state } = start(() => Promise.reject(new Error('No clipboard.')));
  actor.send(press);
  await vi.waitFor(() => expect(actor.getSnapshot().context.failure).not.toBeNull());
  actor.send({ type: 'share.dismissed' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  expect(state()).toBe('idle');
});
