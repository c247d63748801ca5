import type { CallFailure, MemberRequestDetail, Result } from '@parlour/contract';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { storedRequest } from './fixtures/storedRequest.ts';
import {
  type RequestCancellationEvent,
  requestCancellationMachine,
} from './requestCancellationMachine.ts';

type Outcome = Result<MemberRequestDetail, CallFailure>;

const start = () => {
  const outcomes: PromiseWithResolvers<Outcome>[] = [];
  const actor = createActor(
    requestCancellationMachine.provide({
      actors: {
        cancel: fromPromise(() => {
          const outcome = Promise.withResolvers<Outcome>();
          outcomes.push(outcome);
          return outcome.promise;
        }),
      },
    }),
  ).start();
  const send = (...types: readonly RequestCancellationEvent['type'][]) =>
    types.forEach((type) => actor.send({ type }));
  const settle = async (outcome: Outcome) => {
    outcomes.at(-1)?.resolve(outcome);
    await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('canceling'));
  };
  const message = () => actor.getSnapshot().context.failure?.message ?? null;
  return { actor, send, settle, message, outcomes };
};

test('core/own-requests-6: canceling asks first, and declining calls nothing', () => {
  const { actor, send, outcomes } = start();
  send('cancellation.confirmed');
  expect(actor.getSnapshot().value).toBe('idle');
  send('cancellation.requested');
  expect(actor.getSnapshot().value).toBe('asking');
  send('cancellation.declined');
  expect(actor.getSnapshot().value).toBe('idle');
  expect(outcomes).toEqual([]);
});

test('core/own-requests-6: a pending cancellation can be neither declined nor sent again', async () => {
  const { actor, send, settle, outcomes } = start();
  send('cancellation.requested', 'cancellation.confirmed');
  send('cancellation.declined', 'cancellation.confirmed', 'cancellation.requested');
  expect(actor.getSnapshot().value).toBe('canceling');
  expect(outcomes).toHaveLength(1);
  await settle({ ok: true, value: storedRequest });
  expect(actor.getSnapshot().value).toBe('idle');
});

test.each<[CallFailure, string]>([
  [
    { ...domainFailure('A conflict.'), code: 'changed_meanwhile' },
    'This request has changed meanwhile. Please look at it once more before you cancel it.',
  ],
  [domainFailure('It is over.'), 'It is over.'],
  [lostResponse, 'Your request could not be canceled. Please try again.'],
])(
  'core/own-requests-7, core/own-requests-9: %j is said in the question, which stays',
  async (failure, message) => {
    const { actor, send, settle, message: shown, outcomes } = start();
    send('cancellation.requested', 'cancellation.confirmed');
    await settle({ ok: false, failure });
    expect(actor.getSnapshot().value).toBe('asking');
    expect(shown()).toBe(message);
    send('cancellation.confirmed');
    expect(shown()).toBeNull();
    expect(outcomes).toHaveLength(2);
    await settle({ ok: false, failure });
    send('cancellation.declined', 'cancellation.requested');
    expect(shown()).toBeNull();
  },
);

test('core/own-requests-9: a call that throws has failed', async () => {
  const { actor, send, message, outcomes } = start();
  send('cancellation.requested', 'cancellation.confirmed');
  outcomes[0]?.reject(new Error('A bug.'));
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('asking'));
  expect(message()).toBe('Your request could not be canceled. Please try again.');
});
