import type {
  CallFailure,
  CodeRequest,
  CodeVerification,
  Result,
  SentCode,
  SignIn,
} from '@parlour/contract';
import { createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test, vi } from 'vitest';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { isEventPossible } from '../fixtures/graphWalk.ts';
import type { RequestedCode } from './requestedCode.ts';
import type { SignInMachineEvent } from './signInContext.ts';
import { signInMachine } from './signInMachine.ts';

const signIn: SignIn = {
  token: 'a.b.c',
  user: {
    id: 'm1',
    email: 'member@club.example',
    name: 'Ada',
    crmId: 'crm-1',
    instanceUrl: 'https://crm.example',
    crmToken: 'crm-token',
  },
};
const badRequest = domainFailure('Not now.');
const rateLimited = {
  ...domainFailure('Please wait 30 seconds.'),
  status: 429,
  code: 'rate_limited',
} as const;
const paused = {
  ...domainFailure('Sign-in is paused.'),
  status: 429,
  code: 'sign_in_paused',
} as const;
const invalid = { ...domainFailure('That code is not valid.'), code: 'invalid_code' } as const;
const success = <Value>(value: Value) => ({ ok: true, value }) as const;
const sent = { attempt: 'attempt-1' };
const failed = (failure: CallFailure) => ({ ok: false, failure }) as const;

const walkedEvents = [
  { type: 'email.changed', email: ' member@club.example ' },
  { type: 'email.submitted' },
  { type: 'code.changed', typed: '12' },
  { type: 'code.changed', typed: '123 456 7' },
  { type: 'code.filledIn', typed: '123456' },
  { type: 'code.submitted' },
  { type: 'code.resent' },
  { type: 'step.back' },
  { type: 'xstate.done.actor.request', output: success(sent) },
  { type: 'xstate.done.actor.request', output: failed(badRequest) },
  { type: 'xstate.done.actor.request', output: failed(rateLimited) },
  { type: 'xstate.error.actor.request', error: new Error('A bug.') },
  { type: 'xstate.done.actor.verification', output: success(signIn) },
  { type: 'xstate.done.actor.verification', output: failed(badRequest) },
  { type: 'xstate.done.actor.verification', output: failed(invalid) },
  { type: 'xstate.error.actor.verification', error: new Error('A bug.') },
  { type: 'xstate.done.actor.resending', output: success(sent) },
  { type: 'xstate.done.actor.resending', output: failed(badRequest) },
  { type: 'xstate.error.actor.resending', error: new Error('A bug.') },
] as SignInMachineEvent[];

const nameOf = ({ value }: SnapshotFrom<typeof signInMachine>) =>
  typeof value === 'string' ? value : Object.entries(value).flat().join('.');

const invariants: Record<string, (snapshot: SnapshotFrom<typeof signInMachine>) => void> = {
  'emailStep.editing': ({ context }) => {
    expect(context).toMatchObject({
      code: '',
      isCodeSent: false,
      isCodeResent: false,
      signIn: null,
    });
  },
  'emailStep.requesting': ({ context }) => {
    expect(context.email.trim()).not.toBe('');
    expect(context).toMatchObject({ code: '', failure: null, isCodeSent: false });
  },
  'codeStep.editing': ({ context }) => {
    expect(context.code).toMatch(/^\d{0,6}$/);
    expect(context.failure === null || !context.isCodeResent).toBe(true);
    expect(context.isCodeSent || !context.isCodeResent).toBe(true);
  },
  'codeStep.verifying': ({ context }) => {
    expect(context).toMatchObject({ code: '123456', failure: null, isCodeResent: false });
  },
  'codeStep.resending': ({ context }) => {
    expect(context.code).toMatch(/^\d{0,6}$/);
    expect(context).toMatchObject({ failure: null, isCodeResent: false });
  },
  signedIn: ({ context, output, status }) => {
    expect(status).toBe('done');
    expect(output).toEqual(signIn);
    expect(context.signIn).toEqual(signIn);
  },
};

test('core/sign-in-1, core/sign-in-2, core/sign-in-3, core/sign-in-5, core/sign-in-7: every state is reached, and each meets its invariant', () => {
  const reached = getShortestPaths(signInMachine, {
    input: { requested: null, now: () => 0 },
    events: walkedEvents,
    filterEvents: isEventPossible,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  }).map(({ state }) => state);
  expect(new Set(reached.map(nameOf))).toEqual(new Set(Object.keys(invariants)));
  for (const state of reached) invariants[nameOf(state)]?.(state);
});

const start = (requested: RequestedCode | null = null, passed = 0) => {
  const clock = new SimulatedClock();
  clock.set(passed);
  const saveRequestedCode = vi.fn<(saved: RequestedCode | null) => void>();
  const requestCode = vi.fn<(request: CodeRequest) => Promise<Result<SentCode, CallFailure>>>(() =>
    Promise.resolve(success(sent)),
  );
  const verifyCode = vi.fn<
    (verification: CodeVerification) => Promise<Result<SignIn, CallFailure>>
  >(() => Promise.resolve(success(signIn)));
  const actor = createActor(
    signInMachine.provide({
      actors: {
        requestCode: fromPromise(({ input }) => requestCode(input)),
        verifyCode: fromPromise(({ input }) => verifyCode(input)),
      },
      actions: { saveRequestedCode: (_, params) => saveRequestedCode(params.requested) },
    }),
    { clock, input: { requested, now: () => clock.now() } },
  ).start();
  const send = (...events: SignInMachineEvent[]) => events.forEach((event) => actor.send(event));
  const reach = (state: string) =>
    vi.waitFor(() => expect(nameOf(actor.getSnapshot())).toBe(state));
  const contextOf = () => actor.getSnapshot().context;
  return { actor, clock, send, reach, contextOf, requestCode, verifyCode, saveRequestedCode };
};

const startAtCodeStep = async () => {
  const opened = start();
  opened.send(
    { type: 'email.changed', email: ' member@club.example ' },
    { type: 'email.submitted' },
  );
  await opened.reach('codeStep.editing');
  return opened;
};

test('core/sign-in-2: a blank email is not sent, another is sent trimmed', async () => {
  const { send, reach, requestCode } = start();
  send({ type: 'email.changed', email: '  ' }, { type: 'email.submitted' });
  expect(requestCode).not.toHaveBeenCalled();
  send({ type: 'email.changed', email: ' member@club.example ' }, { type: 'email.submitted' });
  await reach('codeStep.editing');
  expect(requestCode).toHaveBeenCalledExactlyOnceWith({ email: 'member@club.example' });
});

test.each([badRequest, paused])(
  'core/sign-in-2, core/sign-in-6, core/sign-in-10: a code request that fails with %o stays on the email step',
  async (failure) => {
    const { send, reach, contextOf, requestCode } = start();
    requestCode.mockResolvedValueOnce(failed(failure));
    send({ type: 'email.changed', email: 'member@club.example' }, { type: 'email.submitted' });
    await reach('emailStep.editing');
    expect(contextOf()).toMatchObject({
      email: 'member@club.example',
      failure: { call: 'requestCode', message: failure.message },
      isCodeSent: false,
    });
  },
);

test('core/sign-in-10: a member who requests a code too soon can enter the code sent before', async () => {
  const { actor, send, reach, contextOf, requestCode } = await startAtCodeStep();
  expect(contextOf().isCodeSent).toBe(true);
  requestCode.mockResolvedValueOnce(failed(rateLimited));
  send({ type: 'step.back' }, { type: 'email.submitted' });
  await reach('codeStep.editing');
  expect(contextOf()).toMatchObject({
    failure: { call: 'requestCode', message: 'Please wait 30 seconds.' },
    isCodeSent: false,
  });
  send({ type: 'code.changed', typed: '123456' }, { type: 'code.submitted' });
  await reach('signedIn');
  expect(actor.getSnapshot().output).toEqual(signIn);
});

test('core/sign-in-4, core/sign-in-10: a successful resend says that a code was sent', async () => {
  const { send, reach, contextOf, requestCode } = start();
  requestCode.mockResolvedValueOnce(failed(rateLimited));
  send({ type: 'email.changed', email: 'member@club.example' }, { type: 'email.submitted' });
  await reach('codeStep.editing');
  send({ type: 'code.resent' });
  await reach('codeStep.editing');
  expect(contextOf()).toMatchObject({ isCodeSent: true, isCodeResent: true, failure: null });
});

test('core/sign-in-3, core/sign-in-6, core/sign-in-7: a wrong code stays with its failure until the next attempt or Back', async () => {
  const { send, reach, contextOf, verifyCode } = await startAtCodeStep();
  verifyCode.mockResolvedValue(failed(domainFailure('')));
  send({ type: 'code.changed', typed: '123456' }, { type: 'code.submitted' });
  await reach('codeStep.editing');
  expect(contextOf()).toMatchObject({ code: '123456', failure: { message: 'Invalid code' } });
  send({ type: 'code.submitted' });
  expect(contextOf().failure).toBeNull();
  await reach('codeStep.editing');
  send({ type: 'step.back' });
  await reach('emailStep.editing');
  expect(contextOf()).toMatchObject({ email: ' member@club.example ', code: '', failure: null });
});

test('core/sign-in-1: an incomplete code is not sent', async () => {
  const { send, verifyCode } = await startAtCodeStep();
  send({ type: 'code.changed', typed: '12345' }, { type: 'code.submitted' });
  expect(verifyCode).not.toHaveBeenCalled();
});

test('core/sign-in-4: Resend Code requests again and clears the code', async () => {
  const { send, reach, contextOf, requestCode } = await startAtCodeStep();
  send({ type: 'code.changed', typed: '123' }, { type: 'code.resent' });
  await reach('codeStep.editing');
  expect(requestCode).toHaveBeenCalledTimes(2);
  expect(contextOf()).toMatchObject({ code: '', isCodeResent: true, failure: null });
});

test.each([rateLimited, badRequest])(
  'core/sign-in-4, core/sign-in-6: a resend rejected with %o keeps what was typed, meanwhile too',
  async (error) => {
    const { send, reach, contextOf, requestCode } = await startAtCodeStep();
    requestCode.mockResolvedValueOnce(failed(error));
    send(
      { type: 'code.changed', typed: '1234' },
      { type: 'code.resent' },
      { type: 'code.changed', typed: '12345' },
    );
    await reach('codeStep.editing');
    expect(contextOf()).toMatchObject({
      code: '12345',
      isCodeSent: true,
      isCodeResent: false,
      failure: { message: error.message },
    });
  },
);

test('core/sign-in-5: a valid code ends the flow with its sign-in', async () => {
  const { actor, send, reach, verifyCode } = await startAtCodeStep();
  send({ type: 'code.changed', typed: '123 456' }, { type: 'code.submitted' });
  await reach('signedIn');
  expect(verifyCode).toHaveBeenCalledWith({
    email: 'member@club.example',
    code: '123456',
    ...sent,
  });
  expect(actor.getSnapshot().output).toEqual(signIn);
});

test('core/sign-in-11: the attempt of a sent code goes with a resend and with the code', async () => {
  const { send, reach, requestCode, verifyCode } = await startAtCodeStep();
  requestCode.mockResolvedValueOnce(success({ attempt: 'attempt-2' }));
  send({ type: 'code.resent' });
  await reach('codeStep.editing');
  expect(requestCode).toHaveBeenLastCalledWith({ email: 'member@club.example', ...sent });
  send({ type: 'code.changed', typed: '123456' }, { type: 'code.submitted' });
  await reach('signedIn');
  expect(verifyCode).toHaveBeenCalledExactlyOnceWith({
    email: 'member@club.example',
    code: '123456',
    attempt: 'attempt-2',
  });
});

test('core/sign-in-11: another email begins another attempt', async () => {
  const { send, reach, requestCode } = await startAtCodeStep();
  send(
    { type: 'step.back' },
    { type: 'email.changed', email: 'other@club.example' },
    { type: 'email.submitted' },
  );
  await reach('codeStep.editing');
  expect(requestCode).toHaveBeenLastCalledWith({ email: 'other@club.example' });
});

test('core/sign-in-10, core/sign-in-11: a code of an earlier visit goes without an attempt, one of before Back with it', async () => {
  const visit = start();
  visit.requestCode.mockResolvedValueOnce(failed(rateLimited));
  visit.send({ type: 'email.changed', email: 'member@club.example' }, { type: 'email.submitted' });
  const back = await startAtCodeStep();
  back.requestCode.mockResolvedValueOnce(failed(rateLimited));
  back.send({ type: 'step.back' }, { type: 'email.submitted' });
  for (const [{ send, reach, verifyCode }, attempt] of [
    [visit, {}],
    [back, sent],
  ] as const) {
    await reach('codeStep.editing');
    send({ type: 'code.changed', typed: '123456' }, { type: 'code.submitted' });
    await reach('signedIn');
    const email = 'member@club.example';
    expect(verifyCode).toHaveBeenCalledExactlyOnceWith({ email, code: '123456', ...attempt });
  }
});

test('core/sign-in-6: calls that the app does not provide fail as any other', async () => {
  const actor = createActor(signInMachine, { input: { requested: null, now: () => 0 } }).start();
  actor.send({ type: 'email.changed', email: 'member@club.example' });
  actor.send({ type: 'email.submitted' });
  await vi.waitFor(() =>
    expect(actor.getSnapshot().context.failure?.message).toBe(
      'An error occurred. Please try again.',
    ),
  );
});

const MINUTE = 60_000;
const remembered = { email: 'member@club.example', attempt: 'attempt-1', requestedAt: 0 };

test('core/sign-in-12: a whole code that is filled in is sent at once, a part of it or a typed one is not', async () => {
  const { send, reach, verifyCode } = await startAtCodeStep();
  send({ type: 'code.filledIn', typed: '123' }, { type: 'code.changed', typed: '123456' });
  expect(verifyCode).not.toHaveBeenCalled();
  send({ type: 'code.filledIn', typed: ' 123 456 ' }, { type: 'code.submitted' });
  await reach('signedIn');
  expect(verifyCode).toHaveBeenCalledTimes(1);
});

test('core/sign-in-13: a code that the server has found invalid is not sent again, until another one was sent', async () => {
  const { send, reach, contextOf, verifyCode } = await startAtCodeStep();
  verifyCode.mockResolvedValue(failed(invalid));
  send({ type: 'code.filledIn', typed: '111111' });
  await reach('codeStep.editing');
  send({ type: 'code.changed', typed: '222222' }, { type: 'code.submitted' });
  await reach('codeStep.editing');
  for (const again of ['code.changed', 'code.filledIn'] as const) {
    send({ type: again, typed: '111111' }, { type: 'code.submitted' });
    expect(contextOf().failure).toEqual({
      call: 'verifyCode',
      message: 'That code is not valid.',
      cause: invalid,
    });
  }
  expect(verifyCode).toHaveBeenCalledTimes(2);
  send({ type: 'code.resent' });
  await reach('codeStep.editing');
  send({ type: 'code.filledIn', typed: '111111' });
  await reach('codeStep.editing');
  expect(verifyCode).toHaveBeenCalledTimes(3);
});

test('core/sign-in-12: a code whose response was lost can be sent again', async () => {
  const { send, reach, verifyCode } = await startAtCodeStep();
  verifyCode.mockResolvedValueOnce(failed(lostResponse));
  send({ type: 'code.filledIn', typed: '123456' });
  await reach('codeStep.editing');
  send({ type: 'code.submitted' });
  await reach('signedIn');
  expect(verifyCode).toHaveBeenCalledTimes(2);
});

test('core/sign-in-12: a code that is filled in while another is on its way is not sent', async () => {
  const { send, reach, verifyCode } = await startAtCodeStep();
  send({ type: 'code.resent' }, { type: 'code.filledIn', typed: '123456' });
  await reach('codeStep.editing');
  expect(verifyCode).not.toHaveBeenCalled();
});

test('core/sign-in-14: a requested code is remembered with its attempt and time, and Back forgets it', async () => {
  const { clock, send, reach, requestCode, saveRequestedCode } = await startAtCodeStep();
  expect(saveRequestedCode).toHaveBeenLastCalledWith(remembered);
  clock.increment(MINUTE);
  requestCode.mockResolvedValueOnce(failed(rateLimited));
  send({ type: 'code.resent' });
  await reach('codeStep.editing');
  expect(saveRequestedCode).toHaveBeenCalledTimes(1);
  requestCode.mockResolvedValueOnce(success({ attempt: 'attempt-2' }));
  send({ type: 'code.resent' });
  await reach('codeStep.editing');
  expect(saveRequestedCode).toHaveBeenLastCalledWith({
    ...remembered,
    attempt: 'attempt-2',
    requestedAt: MINUTE,
  });
  send({ type: 'step.back' });
  expect(saveRequestedCode).toHaveBeenLastCalledWith(null);
});

test('core/sign-in-11, core/sign-in-14: a remembered code begins at the code step, and goes with its attempt', async () => {
  const { contextOf, send, reach, requestCode, verifyCode } = start(remembered, 9 * MINUTE);
  await reach('codeStep.editing');
  expect(contextOf()).toMatchObject({ isCodeSent: true, failure: null, code: '' });
  send({ type: 'code.filledIn', typed: '123456' });
  await reach('signedIn');
  const { email, attempt } = remembered;
  expect(verifyCode).toHaveBeenCalledExactlyOnceWith({ email, attempt, code: '123456' });
  expect(requestCode).not.toHaveBeenCalled();
});

test('core/sign-in-15: ten minutes after it was requested a code has expired and is not sent', async () => {
  const { clock, send, reach, contextOf, verifyCode } = await startAtCodeStep();
  clock.increment(10 * MINUTE - 1);
  expect(contextOf().failure).toBeNull();
  clock.increment(1);
  const expired = { call: 'verifyCode', message: 'That code has expired.', cause: null };
  expect(contextOf().failure).toEqual(expired);
  send({ type: 'code.filledIn', typed: '123456' }, { type: 'code.submitted' });
  expect(verifyCode).not.toHaveBeenCalled();
  expect(contextOf()).toMatchObject({ failure: expired, code: '123456' });
  send({ type: 'code.resent' });
  await reach('codeStep.editing');
  expect(contextOf().failure).toBeNull();
  send({ type: 'code.filledIn', typed: '123456' });
  await reach('signedIn');
});

test('core/sign-in-15: a code that expires while it is being verified says so afterwards, a code of an unknown time never', async () => {
  const { clock, send, reach, contextOf, verifyCode } = await startAtCodeStep();
  verifyCode.mockImplementationOnce(() => {
    clock.increment(10 * MINUTE);
    return Promise.resolve(failed(invalid));
  });
  send({ type: 'code.filledIn', typed: '123456' });
  await reach('codeStep.editing');
  clock.increment(0);
  expect(contextOf().failure?.message).toBe('That code has expired.');

  const visit = start();
  visit.requestCode.mockResolvedValueOnce(failed(rateLimited));
  visit.send({ type: 'email.changed', email: 'member@club.example' }, { type: 'email.submitted' });
  await visit.reach('codeStep.editing');
  visit.clock.increment(60 * MINUTE);
  expect(visit.contextOf().failure?.message).toBe('Please wait 30 seconds.');
});
