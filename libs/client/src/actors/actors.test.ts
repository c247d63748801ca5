import {
  addPaymentMethodMachine,
  changeRequestMachine,
  deletionMachine,
  editProfileMachine,
  redemptionMachine,
  type RegistrationCommand,
  registrationMachine,
  type RegistrationOutcome,
  requestMachine,
  shareMachine,
  signInMachine,
} from '@parlour/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  addPaymentMethod,
  deleteDocument,
  deletePaymentMethod,
  endSession,
  getProfile,
  redeemBenefit,
  requestCode,
  submitChangeRequest,
  submitRequest,
  updateProfile,
  verifyCode,
} from '@parlour/contract';
import { responseData } from '../fixtures/examples.ts';
import {
  createTestClient,
  failureResponse,
  successResponse,
  throwNetworkError,
} from '../fixtures/server.ts';
import { type Client, send } from '../index.ts';
import { callActor, deletionActor, registrationActor, submitActor } from './index.ts';

type Respond = Parameters<typeof createTestClient>[0];

/** Sends a complete request to a server. Returns the form once the call has ended, and what was sent. */
const sendRequest = async (respond: Respond) => {
  const { client, received } = createTestClient(respond);
  const form = createActor(
    requestMachine.provide({ actors: { submit: submitActor(client, submitRequest) } }),
    {
      input: {
        requestContext: { kind: 'general' },
        today: '2030-06-15',
        makeIdempotencyKey: () => 'form-key',
      },
    },
  ).start();
  onTestFinished(() => void form.stop());
  form.send({ type: 'draft.changed', change: { requestType: 'Other' } });
  const details = { otherDescription: 'Please' };
  form.send({ type: 'draft.changed', change: { subject: 'Help', details } });
  form.send({ type: 'form.submitted' });
  const state = await waitFor(form, (each) => !each.matches('submitting'));
  return { state, received };
};

test('client-20: every call that a form submits with is its actor, as it is', () => {
  const machinesFor = (client: Client) => [
    requestMachine.provide({ actors: { submit: submitActor(client, submitRequest) } }),
    addPaymentMethodMachine.provide({ actors: { submit: submitActor(client, addPaymentMethod) } }),
    editProfileMachine.provide({ actors: { submit: submitActor(client, updateProfile) } }),
    changeRequestMachine.provide({ actors: { submit: submitActor(client, submitChangeRequest) } }),
    redemptionMachine.provide({
      actors: { redeem: callActor(() => send(client, redeemBenefit, { params: { id: 'b1' } })) },
    }),
    ...[deleteDocument, deletePaymentMethod, endSession].map((call) =>
      deletionMachine.provide({ actors: { delete: deletionActor(client, call) } }),
    ),
    shareMachine.provide({ actors: { findRef: callActor(() => send(client, getProfile, {})) } }),
    signInMachine.provide({
      actors: {
        requestCode: callActor((body) => send(client, requestCode, { body })),
        verifyCode: callActor((body) => send(client, verifyCode, { body })),
      },
    }),
  ];
  expect(machinesFor(createTestClient(throwNetworkError).client)).toHaveLength(10);
});

test('client-20: what is no result of a call is no actor', () => {
  redemptionMachine.provide({
    actors: {
      // @ts-expect-error -- a bare value cannot tell that the call has failed
      redeem: callActor(async () => responseData.redeemBenefit),
    },
  });
  requestMachine.provide({
    actors: {
      // @ts-expect-error -- the body of this call is no request
      submit: submitActor(createTestClient(throwNetworkError).client, updateProfile),
    },
  });
  deletionMachine.provide({
    actors: {
      // @ts-expect-error -- this call needs more than an id
      delete: deletionActor(createTestClient(throwNetworkError).client, submitRequest),
    },
  });
  deletionMachine.provide({
    actors: {
      delete: callActor(
        // @ts-expect-error -- the machine passes a text, which the compiler says at this line alone
        (id: number) => Promise.resolve({ ok: true, value: id } as const),
      ),
    },
  });
});

test('client-20: a form sends its payload and its key by the call', async () => {
  const { state, received } = await sendRequest(() => successResponse(responseData.submitRequest));
  expect(state.value).toBe('succeeded');
  expect(state.context.value).toEqual(responseData.submitRequest);
  expect(JSON.parse(received[0]!.body)).toEqual({
    requestType: 'Other',
    subject: 'Help',
    otherDescription: 'Please',
  });
  expect(received[0]!.headers.get('idempotency-key')).toBe('form-key');
});

test.each([
  ['lost', throwNetworkError, 'Failed to submit request'],
  ['refused', () => failureResponse(400, { message: 'Not today.' }), 'Not today.'],
  ['answered by a page', () => new Response('<!doctype html>'), 'Failed to submit request'],
])('client-20: a request that is %s is never shown as sent', async (_, respond, message) => {
  const { state } = await sendRequest(respond);
  expect(state.value).toBe('editing');
  expect(state.context.value).toBeNull();
  expect(state.context.failure?.message).toBe(message);
});

/** Deletes a document by a server. Returns the machine once the call has ended, and what was sent. */
const deleteFirst = async (respond: Respond) => {
  const { client, received } = createTestClient(respond);
  const deletion = createActor(
    deletionMachine.provide({ actors: { delete: deletionActor(client, deleteDocument) } }),
    { input: { failureMessage: 'Failed to delete document.' } },
  ).start();
  onTestFinished(() => void deletion.stop());
  deletion.send({ type: 'deletion.requested', id: 'd1' });
  deletion.send({ type: 'deletion.confirmed' });
  const { value, context } = await waitFor(deletion, (each) => !each.matches('deleting'));
  return { value, message: context.failure?.message, received };
};

test.each([
  ['deleted', () => successResponse(null), 'deleted', undefined],
  ['gone already', () => failureResponse(404), 'deleted', undefined],
  ['refused', () => failureResponse(409, { message: 'Not now.' }), 'failed', 'Not now.'],
  ['lost', throwNetworkError, 'failed', 'Failed to delete document.'],
])('client-20: a deletion that is %s ends as such', async (_, respond, end, message) => {
  const { received, ...ended } = await deleteFirst(respond);
  expect(ended).toEqual({ value: end, message });
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'DELETE /api/profile/documents/d1',
  ]);
});

const gala = { id: 'e1', title: 'The Gala' };
const attendee = { firstName: 'Ada', lastName: 'Byron', email: 'member@club.example' };

/** Sends a command to the machine of registrations, and returns its state and the reported outcomes. */
const register = async (
  respond: Respond,
  command: RegistrationCommand['type'],
  findAttendee: Parameters<typeof registrationActor>[1]['findAttendee'] = () =>
    Promise.resolve({ ok: true, value: attendee }),
) => {
  const { client, received } = createTestClient(respond);
  const onOutcome = vi.fn<(outcome: RegistrationOutcome) => void>();
  const actor = createActor(
    registrationMachine.provide({
      actors: { calls: registrationActor(client, { findAttendee, offersUndo: true, onOutcome }) },
    }),
  ).start();
  onTestFinished(() => void actor.stop());
  actor.send({
    type: command === 'register' ? 'registration.requested' : 'cancellation.requested',
    event: gala,
  });
  actor.send({ type: 'cancellation.confirmed' });
  const { value, context } = await waitFor(
    actor,
    (state) => onOutcome.mock.calls.length > 0 && state.context.pending.size === 0,
  );
  return {
    value,
    context,
    received,
    outcomes: onOutcome.mock.calls.map(([outcome]) => outcome.type),
  };
};

test('client-21: a registration is made for the attendee, and its outcome is reported', async () => {
  const { value, context, received, outcomes } = await register(
    () => successResponse(responseData.registerForEvent),
    'register',
  );
  expect([value, outcomes]).toEqual(['registered', ['registration.stored']]);
  expect(context.registration).toEqual(responseData.registerForEvent);
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/events/e1/register',
  ]);
  expect(JSON.parse(received[0]!.body)).toEqual({
    eventId: 'e1',
    attendeeInfo: attendee,
    offersUndo: true,
  });
});

test('client-21: the profile is an attendee', async () => {
  const value = { ...responseData.getProfile, ref: 'own-ref' };
  const profile = { ok: true, value } as const;
  const { received } = await register(
    () => successResponse(responseData.registerForEvent),
    'register',
    () => Promise.resolve(profile),
  );
  const { firstName, lastName, email } = responseData.getProfile;
  expect(JSON.parse(received[0]!.body)).toMatchObject({
    attendeeInfo: { firstName, lastName, email },
  });
  expect(received[0]!.body).not.toContain(value.ref);
});

test('client-21: a registration is canceled', async () => {
  const { value, outcomes } = await register(() => successResponse(null), 'cancel');
  expect([value, outcomes]).toEqual(['canceled', ['registration.canceled']]);
});

const lost = { kind: 'transport', reason: 'network', message: '', detail: '' } as const;

test.each([
  ['a lost registration', throwNetworkError, 'register', undefined],
  ['a refused registration', () => failureResponse(404), 'register', undefined],
  ['a lost cancellation', throwNetworkError, 'cancel', undefined],
  [
    'an unknown attendee',
    throwNetworkError,
    'register',
    async () => ({ ok: false, failure: lost }) as const,
  ],
  ['a bug', throwNetworkError, 'register', () => Promise.reject(new Error('A bug.'))],
] as const)('client-21: %s has failed', async (_, respond, command, findAttendee) => {
  const { value, context, outcomes } = await register(respond, command, findAttendee);
  expect([value, outcomes]).toEqual(['failed', ['registration.failed']]);
  expect(context.registration).toBeNull();
  expect(context.failure?.message).toMatch(/Please try again\.$/);
});
