import type { ChangeRequest } from '@parlour/contract';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { isEventPossible } from '../fixtures/graphWalk.ts';
import { emptyChangeRequest } from './changeRequest.ts';
import {
  changeRequestMachine,
  type ChangeRequestEvent,
  type ChangeRequestSubmission,
} from './changeRequestMachine.ts';
import { callError } from '../fixtures/callError.ts';

const filled = { field: 'legalName', requestedValue: 'Ada Byron', note: '' } as const;
const payload = { field: 'legalName', requestedValue: 'Ada Byron' };
const fill: ChangeRequestEvent = { type: 'draft.changed', change: filled };
const submit: ChangeRequestEvent = { type: 'form.submitted' };
const close: ChangeRequestEvent = { type: 'form.closed' };
const receipt: ChangeRequest = { id: 'w1' };

const input = () => {
  let keys = 0;
  return { today: '2026-11-21', makeIdempotencyKey: () => `key-${(keys += 1)}` };
};

const walkedEvents = [
  fill,
  { type: 'draft.changed', change: { field: 'email' } },
  submit,
  { type: 'failure.dismissed' },
  close,
  { type: 'xstate.done.actor.sending', output: receipt },
  { type: 'xstate.error.actor.sending', error: new Error('Not now.') },
  {
    type: 'xstate.error.actor.sending',
    error: callError('requestedValue is odd.', 'requestedValue'),
  },
] as ChangeRequestEvent[];

type Snapshot = SnapshotFrom<typeof changeRequestMachine>;

const invariants: Record<string, (snapshot: Snapshot) => void> = {
  editing: ({ context }) => expect(context.receipt).toBeNull(),
  sending: ({ context }) =>
    expect(context).toMatchObject({
      draft: filled,
      submission: { payload },
      issues: [],
      failure: null,
      receipt: null,
    }),
  sent: ({ context }) => expect(context).toMatchObject({ failure: null, receipt }),
  closed: ({ context, status }) => {
    expect(status).toBe('done');
    expect(context).toMatchObject({ draft: emptyChangeRequest, submission: null, issues: [] });
  },
};

test('PF10, PF11, PF12: every state is reached, and each meets its invariant', () => {
  const reached = getShortestPaths(changeRequestMachine, {
    input: { today: '2026-11-21', makeIdempotencyKey: () => 'key' },
    events: walkedEvents,
    filterEvents: isEventPossible,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  }).map(({ state: snapshot }) => snapshot);
  expect(new Set(reached.map(({ value }) => value))).toEqual(new Set(Object.keys(invariants)));
  for (const snapshot of reached) invariants[snapshot.value]?.(snapshot);
});

const start = (send: (submission: ChangeRequestSubmission) => Promise<ChangeRequest>) => {
  const sent = vi.fn(send);
  const actor = createActor(
    changeRequestMachine.provide({
      actors: {
        sendChangeRequest: fromPromise<ChangeRequest, ChangeRequestSubmission>(
          ({ input: submission }) => sent(submission),
        ),
      },
    }),
    { input: input() },
  ).start();
  return {
    actor,
    sent,
    send: (...events: ChangeRequestEvent[]) => events.forEach((event) => actor.send(event)),
    value: () => actor.getSnapshot().value,
    keys: () => sent.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey),
  };
};

test('PF10: a change request is sent once and ends with its receipt', async () => {
  const { actor, sent, send, value } = start(() => Promise.resolve(receipt));
  send(fill, submit);
  send(submit, { type: 'draft.changed', change: { note: 'late' } }, close);
  expect(value()).toBe('sending');
  await vi.waitFor(() => expect(value()).toBe('sent'));
  expect(sent.mock.calls).toEqual([[{ payload, idempotencyKey: 'key-1' }]]);
  send(close);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: receipt });
});

test('PF10: a retry uses the same key, a changed one a new one', async () => {
  const { send, value, keys } = start(() => Promise.reject(new Error('No network.')));
  const failed = () => vi.waitFor(() => expect(value()).toBe('editing'));
  send(fill, submit);
  await failed();
  send(submit);
  await failed();
  send({ type: 'draft.changed', change: { requestedValue: 'Ada King' } }, submit);
  await failed();
  expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
});

test('PF9: an incomplete one is not sent', () => {
  const { actor, sent, send, value } = start(() => Promise.resolve(receipt));
  send(submit);
  expect(value()).toBe('editing');
  expect(actor.getSnapshot().context.issues).toMatchObject([{ field: 'field' }]);
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  [
    callError('requestedValue must be one line.', 'requestedValue'),
    [{ field: 'requestedValue', message: 'New legal name must be one line.' }],
    null,
  ],
  [callError('Not today.'), [], { message: 'Not today.' }],
  [undefined, [], { message: 'Failed to submit change request' }],
])('PF11: after %j nothing typed is lost', async (cause, issues, failure) => {
  const { actor, send, value } = start(() => {
    // oxlint-disable-next-line typescript/only-throw-error -- callers may throw anything
    throw cause;
  });
  send(fill, submit);
  await vi.waitFor(() => expect(value()).toBe('editing'));
  expect(actor.getSnapshot().context).toMatchObject({ draft: filled, issues, failure });
  send({ type: 'failure.dismissed' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});

test('PF12: closing drops the draft', () => {
  const { actor, send } = start(() => Promise.resolve(receipt));
  send(fill, close);
  expect(actor.getSnapshot().context.draft).toEqual(emptyChangeRequest);
  expect(actor.getSnapshot().output).toBeNull();
});
