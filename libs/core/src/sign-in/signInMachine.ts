import type {
  CallFailure,
  CodeRequest,
  CodeVerification,
  Result,
  SentCode,
  SignIn,
} from '@parlour/contract';
import { assign, fromPromise, raise } from 'xstate';
import { callResultOf, failedResult } from '../forms/callResult.ts';
import { setup } from '../setupMachine.ts';
import { digitsOfCode, isCompleteCode } from './code.ts';
import { type RequestedCode, timeUntilExpiry } from './requestedCode.ts';
import {
  codeRequestOf,
  requestedCodeOf,
  type SignInMachineContext,
  type SignInMachineEvent,
  type SignInMachineInput,
} from './signInContext.ts';
import {
  expiredCodeFailure,
  isInvalidCode,
  isRateLimited,
  signInFailureOf,
  type SignInCall,
} from './signInFailure.ts';

/** The result of either call. */
type CallResult = Result<unknown, CallFailure>;

const types: {
  context?: SignInMachineContext;
  events?: SignInMachineEvent;
  input?: SignInMachineInput;
  output?: SignIn | null;
} = {};

/** Sets the failure that a call ended with. */
const setFailureOf = (call: SignInCall) =>
  ({
    type: 'setFailure',
    params: ({ event }: { event: { output: CallResult } }) => ({
      call,
      output: callResultOf(event.output),
    }),
  }) as const;

/** Stores the attempt of the code that was sent. */
const setAttempt = {
  type: 'setAttempt',
  params: ({ event }: { event: { output: Result<SentCode, CallFailure> } }) => event.output,
} as const;

/** Saves the requested code for a reload, or null to forget it (core/sign-in-14). */
const saveRequestedCode = {
  type: 'saveRequestedCode',
  params: ({ context }: { context: SignInMachineContext }) => ({
    requested: requestedCodeOf(context),
  }),
} as const;

/** The transition of a call that threw, which calls never do. */
const onErrorOf = (call: SignInCall) =>
  ({
    target: 'editing',
    actions: {
      type: 'setFailure',
      params: ({ event }: { event: { error: unknown } }) => ({
        call,
        output: failedResult(event.error),
      }),
    },
  }) as const;

/**
 * The sign-in page (core/sign-in-1 to core/sign-in-12, core/sign-in-14 to core/sign-in-16): `emailStep` with `editing` and `requesting`, `codeStep` with `editing`, `verifying`
 * and `resending`, and `signedIn`, whose output is the sign-in. It begins at the code step with a code that was
 * requested before. The app provides both actors and `saveRequestedCode`.
 */
export const signInMachine = setup({
  types,
  actors: {
    /** Makes the call `requestCode`, and resolves to its result. */
    requestCode: fromPromise<Result<SentCode, CallFailure>, CodeRequest>(() =>
      Promise.reject(new Error('The app provides the actor requestCode.')),
    ),
    /** Makes the call `verifyCode`, and resolves to its result. */
    verifyCode: fromPromise<Result<SignIn, CallFailure>, CodeVerification>(() =>
      Promise.reject(new Error('The app provides the actor verifyCode.')),
    ),
  },
  actions: {
    clearNotices: assign({ failure: null, isCodeResent: false }),
    setCode: assign(({ event }) =>
      event.type === 'code.changed' || event.type === 'code.filledIn'
        ? { code: digitsOfCode(event.typed) }
        : {},
    ),
    clearCode: assign({ code: '' }),
    noteTime: assign(({ context }) => ({ callBeganAt: context.now() })),
    setFailure: assign(
      ({ context }, { call, output }: { call: SignInCall; output: CallResult }) => {
        if (output.ok) return {};
        const failure = signInFailureOf(call, output.failure);
        const { code, invalidCodes } = context;
        return isInvalidCode(output.failure)
          ? { failure, invalidCodes: { ...invalidCodes, [code]: failure } }
          : { failure };
      },
    ),
    setExpired: assign({ failure: expiredCodeFailure, isCodeResent: false }),
    setKnownFailure: assign(({ context }) => ({
      failure: context.invalidCodes[context.code] ?? null,
      isCodeResent: false,
    })),
    setAttempt: assign(({ context }, result: Result<SentCode, CallFailure>) =>
      result.ok
        ? {
            attempt: result.value.attempt,
            requestedAt: context.callBeganAt,
            invalidCodes: {},
            isCodeSent: true,
          }
        : {},
    ),
    /**
     * Keeps `requested` where a reload finds it, as `serializeRequestedCode` writes it: the email, the attempt and the time, never
     * the code. Null forgets it. The next start passes what `parseRequestedCode` reads as the input `requested`. Without this port a reload
     * begins with the email again.
     */
    saveRequestedCode: (_, _params: { requested: RequestedCode | null }) => undefined,
    setSignIn: assign((_, result: Result<SignIn, CallFailure>) =>
      result.ok ? { signIn: result.value } : {},
    ),
  },
  guards: {
    isOk: (_, { ok }: CallResult) => ok,
    isRateLimited: (_, result: CallResult) => !result.ok && isRateLimited(result.failure),
    hasEmail: ({ context }) => context.email.trim() !== '',
    hasWholeCode: ({ context }) => isCompleteCode(context.code),
    isKnownInvalid: ({ context: { code, invalidCodes } }) => Object.hasOwn(invalidCodes, code),
    hasRequestedCode: ({ context }) => context.requestedAt !== null,
    hasExpired: ({ context: { requestedAt, now } }) =>
      requestedAt !== null && timeUntilExpiry(requestedAt, now()) <= 0,
  },
  delays: {
    expiry: ({ context: { requestedAt, now } }) => timeUntilExpiry(requestedAt ?? now(), now()),
  },
}).createMachine({
  id: 'signIn',
  initial: 'starting',
  context: ({ input: { requested, now } }) => ({
    email: requested?.email ?? '',
    code: '',
    attempt: requested?.attempt ?? null,
    requestedAt: requested?.requestedAt ?? null,
    callBeganAt: now(),
    invalidCodes: {},
    failure: null,
    isCodeSent: requested !== null,
    isCodeResent: false,
    signIn: null,
    now,
  }),
  states: {
    starting: {
      always: [{ guard: 'hasRequestedCode', target: 'codeStep' }, { target: 'emailStep' }],
    },
    emailStep: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            // An attempt belongs to one email.
            'email.changed': {
              actions: assign(({ event }) => ({
                email: event.email,
                attempt: null,
                requestedAt: null,
                invalidCodes: {},
              })),
            },
            'email.submitted': { guard: 'hasEmail', target: 'requesting' },
          },
        },
        requesting: {
          entry: ['clearNotices', 'noteTime'],
          invoke: {
            id: 'request',
            src: 'requestCode',
            input: ({ context }) => codeRequestOf(context),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => callResultOf(event.output) },
                target: '#signIn.codeStep',
                actions: setAttempt,
              },
              {
                guard: { type: 'isRateLimited', params: ({ event }) => callResultOf(event.output) },
                target: '#signIn.codeStep',
                actions: setFailureOf('requestCode'),
              },
              { target: 'editing', actions: setFailureOf('requestCode') },
            ],
            onError: onErrorOf('requestCode'),
          },
        },
      },
    },
    codeStep: {
      initial: 'editing',
      entry: saveRequestedCode,
      on: {
        'step.back': {
          target: 'emailStep',
          actions: [
            'clearCode',
            'clearNotices',
            assign({ isCodeSent: false }),
            { type: 'saveRequestedCode', params: { requested: null } },
          ],
        },
      },
      states: {
        editing: {
          after: { expiry: { guard: 'hasExpired', actions: 'setExpired' } },
          on: {
            'code.changed': { actions: 'setCode' },
            'code.filledIn': { actions: ['setCode', raise({ type: 'code.submitted' })] },
            'code.submitted': [
              { guard: 'hasExpired', actions: 'setExpired' },
              { guard: 'isKnownInvalid', actions: 'setKnownFailure' },
              { guard: 'hasWholeCode', target: 'verifying' },
            ],
            'code.resent': 'resending',
          },
        },
        verifying: {
          entry: 'clearNotices',
          invoke: {
            id: 'verification',
            src: 'verifyCode',
            input: ({ context }) => ({ ...codeRequestOf(context), code: context.code }),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => callResultOf(event.output) },
                target: '#signIn.signedIn',
                actions: { type: 'setSignIn', params: ({ event }) => event.output },
              },
              { target: 'editing', actions: setFailureOf('verifyCode') },
            ],
            onError: onErrorOf('verifyCode'),
          },
        },
        resending: {
          entry: ['clearNotices', 'noteTime'],
          on: {
            'code.changed': { actions: 'setCode' },
            'code.filledIn': { actions: 'setCode' },
          },
          invoke: {
            id: 'resending',
            src: 'requestCode',
            input: ({ context }) => codeRequestOf(context),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => callResultOf(event.output) },
                target: 'editing',
                // Not earlier: if no new code is sent, the one being typed may still be valid.
                actions: [
                  'clearCode',
                  setAttempt,
                  assign({ isCodeResent: true }),
                  saveRequestedCode,
                ],
              },
              { target: 'editing', actions: setFailureOf('requestCode') },
            ],
            onError: onErrorOf('requestCode'),
          },
        },
      },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context }) => context.signIn,
});
