import type { RequestReceipt } from '@parlour/contract';
import { createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { expect, test, vi } from 'vitest';
import { isEventPossible } from '../fixtures/graphWalk.ts';
import { general, vendor } from './fixtures/contexts.ts';
import type { RequestContext } from './requestContext.ts';
import { emptyDraft, hasEntries } from './requestDraft.ts';
import {
  requestMachine,
  UNDO_TIME,
  type RequestMachineEvent,
  type RequestSubmission,
} from './requestMachine.ts';
import { isSubmittable } from './requestIssues.ts';

const receipt: RequestReceipt = { id: 'r1', reference: 'RQ-1', status: 'received' };

const filledIn = [
  { type: 'type.changed', requestType: 'Other' },
  { type: 'subject.changed', subject: 'A kind word' },
  { type: 'detail.changed', name: 'otherDescription', value: 'Please send one.' },
] as const satisfies readonly RequestMachineEvent[];

/** The events of the walk: the member's, the call's and the clock's. */
const walkedEvents = [
  ...filledIn,
  { type: 'description.changed', description: 'Soon' },
  { type: 'form.submitted' },
  { type: 'form.closed' },
  { type: 'close.undone' },
  { type: 'popup.closed' },
  { type: 'xstate.done.actor.submission', output: receipt },
  { type: 'xstate.error.actor.submission', error: new Error('The line is busy.') },
  { type: 'xstate.after.undoTime.request.dismissed' },
] as RequestMachineEvent[];

const walk = {
  input: { requestContext: general, today: '2030-06-15', makeIdempotencyKey: () => 'key' },
  events: walkedEvents,
  filterEvents: isEventPossible,
  serializeState: ({ value, context }: SnapshotFrom<typeof requestMachine>) =>
    JSON.stringify([value, context.draft, context.submission, context.receipt, !context.failure]),
};

/** Joins the names of nested states, outermost first. */
const nameOf = ({ value }: SnapshotFrom<typeof requestMachine>) =>
  typeof value === 'string' ? value : `editing.${value.editing}`;

const invariants: Record<string, (snapshot: SnapshotFrom<typeof requestMachine>) => void> = {
  'editing.undisturbed': ({ context }) => {
    expect(context.receipt).toBeNull();
  },
  submitting: ({ context }) => {
    expect(isSubmittable(context.draft, context.requestContext)).toBe(true);
    expect(context.submission?.payload.subject).toBe(context.draft.subject);
    expect(context.failure).toBeNull();
  },
  succeeded: ({ context }) => {
    expect(context.receipt).toEqual(receipt);
    expect(context.draft).toEqual(emptyDraft(general));
  },
  'editing.failed': ({ context }) => {
    expect(context.failure?.message).toBe('The line is busy.');
    expect(context.receipt).toBeNull();
  },
  dismissed: ({ context }) => {
    expect(hasEntries(context.draft, context.requestContext)).toBe(true);
  },
  closed: ({ context, output }) => {
    expect(context.draft).toEqual(emptyDraft(general));
    expect(output).toEqual(context.receipt);
  },
};

test('RQ18, RQ19, RQ20, RQ23: every state is reached, and each meets its invariant', () => {
  const reached = getShortestPaths(requestMachine, walk).map(({ state }) => state);
  expect(new Set(reached.map(nameOf))).toEqual(new Set(Object.keys(invariants)));
  for (const state of reached) invariants[nameOf(state)]?.(state);
});

test('RQ24: while submitting, only the end of the call changes the state', () => {
  const steps = adjacencyMapToArray(getAdjacencyMap(requestMachine, walk)).filter(
    ({ state, event }) => state.value === 'submitting' && !event.type.includes('.actor.'),
  );
  expect(new Set(steps.map(({ event }) => event.type))).toContain('form.closed');
  for (const { state, nextState } of steps) {
    expect(nextState.value).toBe('submitting');
    expect(nextState.context).toEqual(state.context);
  }
});

const open = (
  submit: (submission: RequestSubmission) => Promise<RequestReceipt>,
  requestContext: RequestContext = general,
) => {
  const clock = new SimulatedClock();
  let keys = 0;
  const actor = createActor(
    requestMachine.provide({
      actors: { submitRequest: fromPromise(({ input }) => submit(input)) },
    }),
    {
      clock,
      input: {
        requestContext,
        today: '2030-06-15',
        makeIdempotencyKey: () => `key-${(keys += 1)}`,
      },
    },
  ).start();
  const send = (...events: RequestMachineEvent[]) => events.forEach((event) => actor.send(event));
  const stateOf = () => nameOf(actor.getSnapshot());
  return { actor, clock, send, stateOf };
};

test('RQ18: an incomplete or misdated form is not submitted', () => {
  const submit = vi.fn<() => Promise<RequestReceipt>>(() => Promise.resolve(receipt));
  const { actor, send, stateOf } = open(submit);
  send({ type: 'form.submitted' });
  send(
    { type: 'type.changed', requestType: 'Tickets' },
    { type: 'subject.changed', subject: 'The opera' },
    { type: 'detail.changed', name: 'eventName', value: 'Tosca' },
    { type: 'detail.changed', name: 'eventDate', value: '2030-06-14' },
    { type: 'detail.changed', name: 'numberOfTickets', value: '2' },
    { type: 'detail.changed', name: 'ticketSeating', value: 'Stalls' },
    { type: 'form.submitted' },
  );
  expect(actor.getSnapshot().context.issues).toEqual([
    { field: 'eventDate', message: 'Event date must not be in the past.' },
  ]);
  expect(stateOf()).toBe('editing.undisturbed');
  send({ type: 'detail.changed', name: 'eventDate', value: '2030-06-15' });
  expect(actor.getSnapshot().context.issues).toEqual([]);
  send({ type: 'form.submitted' });
  expect(stateOf()).toBe('submitting');
  expect(submit).toHaveBeenCalledTimes(1);
});

test('RQ19: success resets, and closing its notification ends with the receipt', async () => {
  const { actor, send, stateOf } = open(() => Promise.resolve(receipt));
  send(...filledIn, { type: 'form.submitted' });
  await vi.waitFor(() => expect(stateOf()).toBe('succeeded'));
  expect(actor.getSnapshot().context.draft).toEqual(emptyDraft(general));
  send({ type: 'popup.closed' });
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: receipt });
});

test('RQ20, RQ22: a retry keeps draft and key, a changed draft gets a new key', async () => {
  const submissions: RequestSubmission[] = [];
  const { actor, send, stateOf } = open((submission) => {
    submissions.push(submission);
    return Promise.reject(new Error('The line is busy.'));
  });
  const failOnce = async () => {
    send({ type: 'form.submitted' });
    await vi.waitFor(() => expect(stateOf()).toBe('editing.failed'));
    send({ type: 'popup.closed' });
  };
  send(...filledIn);
  await failOnce();
  expect(actor.getSnapshot().context.draft.subject).toBe('A kind word');
  await failOnce();
  send({ type: 'subject.changed', subject: 'A kinder word' });
  await failOnce();
  expect(submissions.map((submission) => submission.idempotencyKey)).toEqual([
    'key-1',
    'key-1',
    'key-2',
  ]);
  expect(submissions[2]?.payload.subject).toBe('A kinder word');
});

test('RQ20: under the notification of a failure the form can be changed, sent again and closed', async () => {
  const { actor, send, stateOf } = open(() => Promise.reject(new Error('The line is busy.')));
  const fail = async () => {
    send({ type: 'form.submitted' });
    expect(stateOf()).toBe('submitting');
    await vi.waitFor(() => expect(stateOf()).toBe('editing.failed'));
  };
  send(...filledIn);
  await fail();
  send({ type: 'subject.changed', subject: 'A kinder word' });
  expect(actor.getSnapshot().context.draft.subject).toBe('A kinder word');
  await fail();
  send({ type: 'form.closed' });
  expect(stateOf()).toBe('dismissed');
  send({ type: 'close.undone' });
  expect(stateOf()).toBe('editing.undisturbed');
});

test('RQ19: closing the form under the notification of a success ends it too', async () => {
  const { actor, send, stateOf } = open(() => Promise.resolve(receipt));
  send(...filledIn, { type: 'form.submitted' });
  await vi.waitFor(() => expect(stateOf()).toBe('succeeded'));
  send({ type: 'form.closed' });
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: receipt });
});

test('RQ23: closing can be undone for six seconds', () => {
  const { actor, clock, send, stateOf } = open(() => Promise.resolve(receipt));
  send(...filledIn, { type: 'form.closed' });
  expect(stateOf()).toBe('dismissed');
  clock.increment(UNDO_TIME - 1);
  send({ type: 'close.undone' });
  expect(stateOf()).toBe('editing.undisturbed');
  expect(actor.getSnapshot().context.draft.details).toEqual({
    otherDescription: 'Please send one.',
  });
  send({ type: 'form.closed' });
  clock.increment(UNDO_TIME);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: null });
  expect(actor.getSnapshot().context.draft).toEqual(emptyDraft(general));
});

test('RQ23: an untouched form closes at once', () => {
  const { actor, send } = open(() => Promise.resolve(receipt));
  send({ type: 'type.changed', requestType: 'Car' }, { type: 'form.closed' });
  expect(actor.getSnapshot().status).toBe('done');
});

test('RQ3, RQ4, RQ10: type and subject of a request about a vendor stay', () => {
  const { actor, send } = open(() => Promise.resolve(receipt), vendor);
  send(
    { type: 'detail.changed', name: 'diningTime', value: '19:00' },
    { type: 'type.changed', requestType: 'Car' },
    { type: 'subject.changed', subject: 'Mine' },
  );
  expect(actor.getSnapshot().context.draft).toMatchObject({
    requestType: 'Dining',
    subject: 'Dining Reservation - The Quiet Table',
    details: { diningTime: '19:00' },
  });
});

test('RQ20: a submission that the app does not provide fails as any other', async () => {
  const actor = createActor(requestMachine, { input: walk.input }).start();
  for (const event of [...filledIn, { type: 'form.submitted' } as const]) actor.send(event);
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ editing: 'failed' })).toBe(true));
});
