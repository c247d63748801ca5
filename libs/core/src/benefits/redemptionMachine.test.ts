import type { CallFailure, Redemption, Result } from '@parlour/contract';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { lostResponse } from '../fixtures/failures.ts';
import { isEventPossible } from '../fixtures/graphWalk.ts';
import { redemptionMachine, type RedemptionMachineEvent } from './redemptionMachine.ts';

const redemption = (redemptionCode: string): Redemption => ({
  redemptionCode,
  instructions: 'Show this code.',
  expiresAt: '2030-01-31T00:00:00Z',
  redeemedAt: '2030-01-01T00:00:00Z',
  benefit: {
    id: 'b1',
    title: 'A table',
    provider: 'The Fork',
    value: null,
    imageUrl: null,
    expiresAt: null,
  },
});

test('core/benefits-4, core/benefits-5: idle, redeeming and shown are reached, with the code and the failure of before', () => {
  const reached = getShortestPaths(redemptionMachine, {
    events: [
      { type: 'redemption.requested' },
      { type: 'redemption.dismissed' },
      { type: 'xstate.done.actor.redeem', output: { ok: true, value: redemption('A') } },
      { type: 'xstate.done.actor.redeem', output: { ok: false, failure: lostResponse } },
      { type: 'xstate.error.actor.redeem', error: 'offline' },
    ] as RedemptionMachineEvent[],
    filterEvents: isEventPossible,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  }).map(({ state: { value, context } }) => {
    const { redemption: made, failure } = context;
    return `${value} ${made?.redemptionCode ?? '-'} ${failure?.detail ?? '-'}`;
  });
  expect(new Set(reached)).toEqual(
    new Set([
      'idle - -',
      'redeeming - -',
      'shown A -',
      'idle - offline',
      'idle - Failed to fetch',
      'idle A -',
      'redeeming A -',
      'idle A offline',
      'idle A Failed to fetch',
    ]),
  );
});

const made = (code: string) => Promise.resolve({ ok: true, value: redemption(code) } as const);

const start = (redeem: () => Promise<Result<Redemption, CallFailure>>) => {
  const called = vi.fn(redeem);
  const actor = createActor(
    redemptionMachine.provide({ actors: { redeem: fromPromise(called) } }),
  ).start();
  return { actor, called, snapshot: () => actor.getSnapshot() };
};

test('core/benefits-4: a second press while it is pending makes no second call', async () => {
  const { actor, called, snapshot } = start(() => made('A'));
  actor.send({ type: 'redemption.requested' });
  actor.send({ type: 'redemption.requested' });
  await vi.waitFor(() => expect(snapshot().value).toBe('shown'));
  expect(called).toHaveBeenCalledTimes(1);
});

test('core/benefits-4: after a failure the next press tries again', async () => {
  let isDown = true;
  const { actor, snapshot } = start(() =>
    isDown ? Promise.resolve({ ok: false, failure: lostResponse }) : made('A'),
  );
  actor.send({ type: 'redemption.requested' });
  await vi.waitFor(() => expect(snapshot().context.failure).not.toBeNull());
  expect(snapshot().value).toBe('idle');
  isDown = false;
  actor.send({ type: 'redemption.requested' });
  expect(snapshot().context.failure).toBeNull();
  await vi.waitFor(() => expect(snapshot().value).toBe('shown'));
});

test('core/benefits-5: a closed code stays known until redeeming again has fetched the next', async () => {
  const codes = ['A', 'B'];
  const { actor, snapshot } = start(() => made(codes.shift() ?? ''));
  const codeOf = () => snapshot().context.redemption?.redemptionCode;
  actor.send({ type: 'redemption.requested' });
  await vi.waitFor(() => expect(snapshot().value).toBe('shown'));
  actor.send({ type: 'redemption.dismissed' });
  expect([snapshot().value, codeOf()]).toEqual(['idle', 'A']);
  actor.send({ type: 'redemption.requested' });
  await vi.waitFor(() => expect(codeOf()).toBe('B'));
});
