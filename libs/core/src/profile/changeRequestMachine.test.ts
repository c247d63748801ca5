import type { CallFailure, ChangeRequest, ChangeRequestPayload, Result } from '@parlour/contract';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { walkForm } from '../fixtures/walkForm.ts';
import type { FormEvent, FormSubmission } from '../forms/formMachine.ts';
import type { ParkedInput } from '../forms/parkedDraft.ts';
import {
  type ChangeRequestDraft,
  emptyChangeRequest,
  missingChangeRequestLabels,
} from './changeRequest.ts';
import { changeRequestMachine } from './changeRequestMachine.ts';

type Event = FormEvent<ChangeRequestDraft>;
const filled = { field: 'legalName', requestedValue: 'Ada Byron', note: '' } as const;
const payload = { field: 'legalName', requestedValue: 'Ada Byron' };
const change = (changes: Partial<ChangeRequestDraft>): Event => ({
  type: 'draft.changed',
  change: changes,
});
const fill = change(filled);
const submit: Event = { type: 'form.submitted' };
const close: Event = { type: 'form.closed' };
const receipt: ChangeRequest = { id: 'w1' };
const success = () => Promise.resolve({ ok: true, value: receipt } as const);
const fail = (failure: CallFailure) => () => Promise.resolve({ ok: false, failure } as const);

test('core/profile-11, core/profile-14, core/profile-15: every state is reached, and each meets its invariant', () => {
  walkForm(
    changeRequestMachine,
    {
      input: { today: '2026-11-21' },
      changes: [filled, { field: 'email' }],
      stored: receipt,
      failures: [
        domainFailure('Not now.'),
        domainFailure('requestedValue is odd.', 'requestedValue'),
      ],
      emptyDraft: emptyChangeRequest,
    },
    {
      editing: ({ context }) => expect(context.value).toBeNull(),
      submitting: ({ context }) => expect(context.draft).toEqual(filled),
      succeeded: ({ context }) => expect(context.draft).toEqual(filled),
      dismissed: ({ context }) => expect(context.draft.field).not.toBeNull(),
      closed: ({ context }) => expect(context.draft).toEqual(emptyChangeRequest),
    },
  );
});

const start = (
  send: (
    submission: FormSubmission<ChangeRequestPayload>,
  ) => Promise<Result<ChangeRequest, CallFailure>>,
) => {
  const sent = vi.fn(send);
  let keys = 0;
  const actor = createActor(
    changeRequestMachine.provide({
      actors: { submit: fromPromise(({ input: submission }) => sent(submission)) },
    }),
    { input: { today: '2026-11-21', makeIdempotencyKey: () => `key-${(keys += 1)}` } },
  ).start();
  return {
    actor,
    sent,
    send: (...events: Event[]) => events.forEach((event) => actor.send(event)),
    value: () => actor.getSnapshot().value,
    keys: () => sent.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey),
  };
};

test('core/profile-11: a change request is sent once and ends with its receipt', async () => {
  const { actor, sent, send, value } = start(success);
  send(fill, submit);
  send(submit, change({ note: 'late' }), close);
  expect(value()).toBe('submitting');
  await vi.waitFor(() => expect(value()).toBe('succeeded'));
  expect(sent.mock.calls).toMatchObject([[{ payload, idempotencyKey: 'key-1' }]]);
  expect(sent.mock.calls[0]?.[0].payload).toEqual(payload);
  send(close);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: receipt });
});

test('core/profile-11: a retry uses the same key, a changed one a new one', async () => {
  const { send, value, keys } = start(fail(lostResponse));
  const failed = () => vi.waitFor(() => expect(value()).toBe('editing'));
  send(fill, submit);
  await failed();
  send(submit);
  await failed();
  send(change({ requestedValue: 'Ada King' }), submit);
  await failed();
  expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
});

test('core/profile-17: an incomplete one can not be sent, and names what is missing', () => {
  const { actor, sent, send, value } = start(success);
  const maySubmit = () => actor.getSnapshot().can(submit);
  const missing = () => missingChangeRequestLabels(actor.getSnapshot().context.draft);
  expect([maySubmit(), missing()]).toEqual([false, ['What should we change?']]);
  send(submit);
  expect(value()).toBe('editing');
  expect(actor.getSnapshot().context.issues).toEqual([]);
  send(change({ field: 'legalName', requestedValue: ' ' }));
  expect([maySubmit(), missing()]).toEqual([false, ['New legal name']]);
  send(change({ requestedValue: 'Ada Byron' }));
  expect([maySubmit(), missing()]).toEqual([true, []]);
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  [
    domainFailure('requestedValue must be one line.', 'requestedValue'),
    [{ field: 'requestedValue', message: 'New legal name must be one line.' }],
    null,
  ],
  [domainFailure('Not today.'), [], { message: 'Not today.' }],
  [domainFailure(''), [], { message: 'Failed to submit change request' }],
])('core/profile-14: after %j nothing typed is lost', async (cause, issues, failure) => {
  const { actor, send, value } = start(fail(cause));
  send(fill, submit);
  await vi.waitFor(() => expect(value()).toBe('editing'));
  expect(actor.getSnapshot().context).toMatchObject({ draft: filled, issues, failure });
  send({ type: 'failure.dismissed' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});

test('core/profile-14, core/forms-5: an issue stays until its value is changed', async () => {
  const { actor, send, value } = start(
    fail(domainFailure('requestedValue must be one line.', 'requestedValue')),
  );
  send(fill, submit);
  await vi.waitFor(() => expect(value()).toBe('editing'));
  const fields = () => actor.getSnapshot().context.issues.map(({ field }) => field);
  send(change({ note: 'Soon' }), change({ requestedValue: filled.requestedValue }));
  expect(fields()).toEqual(['requestedValue']);
  send(change({ requestedValue: 'Ada King' }));
  expect(fields()).toEqual([]);
});

test('core/profile-10: a requested birth date is judged by the day of the submission', () => {
  let day = '2026-11-21';
  const input = { today: () => day, makeIdempotencyKey: () => 'key' };
  const actor = createActor(changeRequestMachine, { input }).start();
  actor.send(change({ field: 'dateOfBirth', requestedValue: '2026-11-22' }));
  actor.send(submit);
  expect(actor.getSnapshot().value).toBe('editing');
  day = '2026-11-22';
  actor.send(submit);
  expect(actor.getSnapshot().value).toBe('submitting');
});

test('core/profile-15: closing drops the draft, once it can not be undone any more', () => {
  const { actor, send, value } = start(success);
  send(fill, close);
  expect(value()).toBe('dismissed');
  send({ type: 'close.undone' });
  expect(actor.getSnapshot().context.draft).toEqual(filled);
  send(close, { type: 'undo.expired' });
  expect(actor.getSnapshot().context.draft).toEqual(emptyChangeRequest);
  expect(actor.getSnapshot().output).toBeNull();
});

test('core/profile-16, core/forms-8: what was typed is taken back', () => {
  const parked = {
    changes: { ...filled, note: 'In the autumn.', requestedBy: 'x' },
    idempotencyKey: 'key',
  };
  const contextOf = (input: { parked: ParkedInput }) =>
    createActor(changeRequestMachine, {
      input: { today: '2026-11-21', makeIdempotencyKey: () => 'new', ...input },
    }).getSnapshot().context;
  expect(contextOf({ parked })).toMatchObject({
    draft: { ...filled, note: 'In the autumn.' },
    idempotencyKey: 'key',
  });
  const unreadable = { changes: { field: 'ref', requestedValue: 7 }, idempotencyKey: null };
  expect(contextOf({ parked: unreadable }).draft).toEqual(emptyChangeRequest);
});
