import type { CallFailure, RequestReceipt, Result } from '@parlour/contract';
import { createActor, fromPromise } from 'xstate';
import { expect, test, vi } from 'vitest';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { walkForm } from '../fixtures/walkForm.ts';
import type { FormEvent, FormSubmission } from '../forms/formMachine.ts';
import { general, vendor } from './fixtures/contexts.ts';
import type { RequestContext } from './requestContext.ts';
import { emptyDraft, hasEntries } from './requestDraft.ts';
import type { RequestDraft } from './requestFields.ts';
import { isSubmittable } from './requestIssues.ts';
import { requestMachine } from './requestMachine.ts';
import type { RequestBody } from './requestPayload.ts';

const receipt: RequestReceipt = { id: 'r1', reference: 'RQ-1', status: 'received' };
const sent = { ok: true, value: receipt } as const;
const rejected = { ok: false, failure: domainFailure('The line is busy.') } as const;

const change = (changes: Partial<RequestDraft>): FormEvent<RequestDraft> => ({
  type: 'draft.changed',
  change: changes,
});
const submit: FormEvent<RequestDraft> = { type: 'form.submitted' };
const close: FormEvent<RequestDraft> = { type: 'form.closed' };

const changes = [
  { requestType: 'Other' },
  { subject: 'A kind word' },
  { details: { otherDescription: 'Please send one.' } },
] as const satisfies readonly Partial<RequestDraft>[];
const filledIn = changes.map(change);

test('core/requests-25, core/requests-26, core/requests-27, core/requests-30, core/requests-31: every state is reached, and each meets its invariant', () => {
  walkForm(
    requestMachine,
    {
      input: { requestContext: general, today: '2030-06-15' },
      changes: [...changes, { description: 'Soon' }],
      stored: receipt,
      failures: [rejected.failure],
      emptyDraft: emptyDraft(general),
    },
    {
      editing: ({ context }) => {
        const messages = ['The line is busy.', 'Failed to submit request. Please try again.'];
        expect([undefined, ...messages]).toContain(context.failure?.message);
      },
      submitting: ({ context }) => expect(isSubmittable(context.draft, general)).toBe(true),
      succeeded: ({ context }) => expect(isSubmittable(context.draft, general)).toBe(true),
      dismissed: ({ context }) => expect(hasEntries(context.draft, general)).toBe(true),
      closed: ({ context }) => expect(context.issues).toEqual([]),
    },
  );
});

type Submission = FormSubmission<RequestBody>;

const open = (
  send: (submission: Submission) => Promise<Result<RequestReceipt, CallFailure>>,
  requestContext: RequestContext = general,
) => {
  let keys = 0;
  const actor = createActor(
    requestMachine.provide({ actors: { submit: fromPromise(({ input }) => send(input)) } }),
    {
      input: {
        requestContext,
        today: '2030-06-15',
        makeIdempotencyKey: () => `key-${(keys += 1)}`,
      },
    },
  ).start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    context,
    send: (...events: FormEvent<RequestDraft>[]) => events.forEach((event) => actor.send(event)),
    stateOf: () => actor.getSnapshot().value,
    failed: () => vi.waitFor(() => expect(context().failure).not.toBeNull()),
  };
};

test('core/requests-25: an incomplete or misdated form is not submitted', () => {
  const send = vi.fn(() => Promise.resolve(sent));
  const form = open(send);
  form.send(submit);
  form.send(
    change({ requestType: 'Tickets' }),
    change({ subject: 'The opera' }),
    change({ details: { eventName: 'Tosca' } }),
    change({ details: { eventDate: '2030-06-14' } }),
    change({ details: { numberOfTickets: '2' } }),
    change({ details: { ticketSeating: 'Stalls' } }),
    submit,
  );
  expect(form.context().issues).toEqual([
    { field: 'eventDate', message: 'Event date must not be in the past.' },
  ]);
  expect(form.stateOf()).toBe('editing');
  form.send(change({ details: { eventDate: '2030-06-15' } }));
  expect(form.context().issues).toEqual([]);
  expect(form.actor.getSnapshot().can(submit)).toBe(true);
  form.send(submit);
  expect(form.stateOf()).toBe('submitting');
  expect(send).toHaveBeenCalledTimes(1);
});

test('core/requests-26: success keeps what was asked, and closing its confirmation resets and ends with the receipt', async () => {
  const { actor, context, send, stateOf } = open(() => Promise.resolve(sent));
  send(...filledIn, submit);
  await vi.waitFor(() => expect(stateOf()).toBe('succeeded'));
  expect(context().draft.subject).toBe('A kind word');
  send(close);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: receipt });
  expect(context().draft).toEqual(emptyDraft(general));
});

test('core/requests-27, core/requests-29, core/forms-4: a retry keeps draft and key, a changed draft gets a new key', async () => {
  const submissions: Submission[] = [];
  const { context, send, failed, stateOf } = open((submission) => {
    submissions.push(submission);
    return Promise.resolve(rejected);
  });
  const failOnce = async () => {
    send(submit);
    await failed();
    expect(stateOf()).toBe('editing');
    send({ type: 'failure.dismissed' });
    expect(context().failure).toBeNull();
  };
  send(...filledIn);
  await failOnce();
  expect(context().draft.subject).toBe('A kind word');
  await failOnce();
  send(change({ subject: 'A kinder word' }));
  await failOnce();
  expect(submissions.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    'key-1',
    'key-1',
    'key-2',
  ]);
  expect(submissions[0]?.payload.subject).toBe('A kind word');
  expect(submissions[2]?.payload.subject).toBe('A kinder word');
});

test('core/requests-27: under the notification of a failure the form can be changed, sent again and closed', async () => {
  const { context, failed, send, stateOf } = open(() => Promise.resolve(rejected));
  const fail = async () => {
    send(submit);
    expect(stateOf()).toBe('submitting');
    expect(context().failure).toBeNull();
    await failed();
    expect(context().failure).toEqual({ message: 'The line is busy.', cause: rejected.failure });
  };
  send(...filledIn);
  await fail();
  send(change({ subject: 'A kinder word' }));
  expect(context().draft.subject).toBe('A kinder word');
  expect(context().failure).not.toBeNull();
  await fail();
  send(close);
  expect(stateOf()).toBe('dismissed');
  send({ type: 'close.undone' });
  expect(stateOf()).toBe('editing');
  expect(context().failure).toBeNull();
});

test.each([
  [domainFailure('The club is closed.'), 'The club is closed.'],
  [domainFailure('numberOfGuests is odd.', 'numberOfGuests'), 'numberOfGuests is odd.'],
  [lostResponse, 'Failed to do it'],
  [domainFailure(''), 'Failed to submit request. Please try again.'],
  [domainFailure(' '), 'Failed to submit request. Please try again.'],
])('core/requests-28: %o shows "%s"', async (failure, message) => {
  const { context, failed, send } = open(() => Promise.resolve({ ok: false, failure }));
  send(...filledIn, submit);
  await failed();
  expect(context()).toMatchObject({ issues: [], failure: { message, cause: failure } });
});

test.each([new Error('A bug.'), 'The line is busy.', {}, null, undefined])(
  'core/requests-28: a call that throws %o shows the general message',
  async (error) => {
    const { context, failed, send } = open(() => {
      // oxlint-disable-next-line typescript/only-throw-error -- callers may throw anything
      throw error;
    });
    send(...filledIn, submit);
    await failed();
    expect(context().failure?.message).toBe('Failed to submit request. Please try again.');
  },
);

test('core/requests-30: closing can be undone until the offer ends', () => {
  const { actor, context, send, stateOf } = open(() => Promise.resolve(sent));
  send(...filledIn, close);
  expect(stateOf()).toBe('dismissed');
  send({ type: 'close.undone' });
  expect(stateOf()).toBe('editing');
  expect(context().draft.details).toEqual({ otherDescription: 'Please send one.' });
  send(close, { type: 'undo.expired' });
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: null });
  expect(context().draft).toEqual(emptyDraft(general));
});

test('core/requests-30: an untouched form closes at once', () => {
  const { actor, send } = open(() => Promise.resolve(sent));
  send(change({ requestType: 'Car' }), close);
  expect(actor.getSnapshot().status).toBe('done');
});

test('core/requests-3, core/requests-4, core/requests-11: type and subject of a request about a vendor stay', () => {
  const { context, send } = open(() => Promise.resolve(sent), vendor);
  send(
    change({ details: { diningTime: '19:00' } }),
    change({ requestType: 'Car' }),
    change({ subject: 'Mine' }),
  );
  expect(context().draft).toMatchObject({
    requestType: 'Dining',
    subject: 'Dining Reservation - The Quiet Table',
    details: { diningTime: '19:00' },
  });
});

test('core/requests-27: a submission that the app does not provide fails as any other', async () => {
  const input = { requestContext: general, today: '2030-06-15', makeIdempotencyKey: () => 'key' };
  const actor = createActor(requestMachine, { input }).start();
  for (const event of [...filledIn, submit]) actor.send(event);
  await vi.waitFor(() => expect(actor.getSnapshot().context.failure).not.toBeNull());
  expect(actor.getSnapshot().value).toBe('editing');
});

test('core/requests-21: a form that stays open goes by the day of each change and of its submission', () => {
  let day = '2030-06-20';
  const input = { requestContext: general, today: () => day, makeIdempotencyKey: () => 'key' };
  const actor = createActor(requestMachine, { input }).start();
  const issues = () => actor.getSnapshot().context.issues.map(({ field }) => field);
  const dine = (diningDate: string) => {
    const details = { diningDate, diningTime: '19:00', diningGuests: '2' };
    actor.send(change({ requestType: 'Dining', subject: 'Dinner', details }));
    return issues();
  };
  expect(dine('2030-06-16')).toEqual(['diningDate']);
  day = '2030-06-15';
  expect(dine('2030-06-16')).toEqual([]);
  day = '2030-06-17';
  expect(actor.getSnapshot().can(submit)).toBe(true);
  actor.send(submit);
  expect(issues()).toEqual(['diningDate']);
  expect(actor.getSnapshot().value).toBe('editing');
  expect(dine('2030-06-17')).toEqual([]);
  actor.send(submit);
  expect(actor.getSnapshot().value).toBe('submitting');
});
