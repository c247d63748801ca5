import type { CallFailure, CodeRequest, CodeVerification, Result, SignIn } from '@parlour/contract';
import { assign, fromPromise, setup } from 'xstate';
import { unexpectedFailure } from '../forms/formIssues.ts';
import { digitsOfCode, isCompleteCode } from './code.ts';
import {
  isRateLimited,
  signInFailureOf,
  type SignInCall,
  type SignInFailure,
} from './signInFailure.ts';

/** What the sign-in page shows. `signIn` is set at the end. */
interface SignInMachineContext {
  readonly email: string;
  /** Digits only, at most 6. */
  readonly code: string;
  readonly failure: SignInFailure | null;
  /** Whether a code has been sent. False on the code step if only a code of an earlier visit may be valid. */
  readonly isCodeSent: boolean;
  /** Whether Resend Code has just sent another code. */
  readonly isCodeResent: boolean;
  readonly signIn: SignIn | null;
}

/** What the member does on the sign-in page. `typed` is the whole text of the code field. */
export type SignInMachineEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'email.submitted' }
  | { type: 'code.changed'; typed: string }
  | { type: 'code.submitted' }
  | { type: 'code.resent' }
  | { type: 'step.back' };

/** The result of either call. */
type CallResult = Result<unknown, CallFailure>;

const types: {
  context?: SignInMachineContext;
  events?: SignInMachineEvent;
  output?: SignIn | null;
} = {};

/** Sets the failure that a call ended with. */
const setFailureOf = (call: SignInCall) =>
  ({
    type: 'setFailure',
    params: ({ event: { output } }: { event: { output: CallResult } }) => ({ call, output }),
  }) as const;

/** The transition of a call that threw, which calls never do. */
const onErrorOf = (call: SignInCall) =>
  ({
    target: 'editing',
    actions: {
      type: 'setFailure',
      params: ({ event }: { event: { error: unknown } }) => ({
        call,
        output: { ok: false, failure: unexpectedFailure(event.error) } as const,
      }),
    },
  }) as const;

/**
 * The sign-in page (LG1 to LG10): `emailStep` with `editing` and `requesting`, `codeStep` with `editing`, `verifying`
 * and `resending`, and `signedIn`, whose output is the sign-in. The app provides both actors.
 */
export const signInMachine = setup({
  types,
  actors: {
    requestCode: fromPromise<CallResult, CodeRequest>(() =>
      Promise.reject(new Error('The app provides the actor requestCode.')),
    ),
    verifyCode: fromPromise<Result<SignIn, CallFailure>, CodeVerification>(() =>
      Promise.reject(new Error('The app provides the actor verifyCode.')),
    ),
  },
  actions: {
    clearNotices: assign({ failure: null, isCodeResent: false }),
    setCode: assign(({ event }) =>
      event.type === 'code.changed' ? { code: digitsOfCode(event.typed) } : {},
    ),
    clearCode: assign({ code: '' }),
    setFailure: assign((_, { call, output }: { call: SignInCall; output: CallResult }) =>
      output.ok ? {} : { failure: signInFailureOf(call, output.failure) },
    ),
    setSignIn: assign((_, result: Result<SignIn, CallFailure>) =>
      result.ok ? { signIn: result.value } : {},
    ),
  },
  guards: {
    isOk: (_, { ok }: CallResult) => ok,
    isRateLimited: (_, result: CallResult) => !result.ok && isRateLimited(result.failure),
    hasEmail: ({ context }) => context.email.trim() !== '',
    hasWholeCode: ({ context }) => isCompleteCode(context.code),
  },
}).createMachine({
  id: 'signIn',
  initial: 'emailStep',
  context: {
    email: '',
    code: '',
    failure: null,
    isCodeSent: false,
    isCodeResent: false,
    signIn: null,
  },
  states: {
    emailStep: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'email.changed': { actions: assign({ email: ({ event }) => event.email }) },
            'email.submitted': { guard: 'hasEmail', target: 'requesting' },
          },
        },
        requesting: {
          entry: 'clearNotices',
          invoke: {
            id: 'request',
            src: 'requestCode',
            input: ({ context }) => ({ email: context.email.trim() }),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: '#signIn.codeStep',
                actions: assign({ isCodeSent: true }),
              },
              {
                guard: { type: 'isRateLimited', params: ({ event }) => event.output },
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
      on: {
        'step.back': {
          target: 'emailStep',
          actions: ['clearCode', 'clearNotices', assign({ isCodeSent: false })],
        },
      },
      states: {
        editing: {
          on: {
            'code.changed': { actions: 'setCode' },
            'code.submitted': { guard: 'hasWholeCode', target: 'verifying' },
            'code.resent': 'resending',
          },
        },
        verifying: {
          entry: 'clearNotices',
          invoke: {
            id: 'verification',
            src: 'verifyCode',
            input: ({ context }) => ({ email: context.email.trim(), code: context.code }),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: '#signIn.signedIn',
                actions: { type: 'setSignIn', params: ({ event }) => event.output },
              },
              { target: 'editing', actions: setFailureOf('verifyCode') },
            ],
            onError: onErrorOf('verifyCode'),
          },
        },
        resending: {
          entry: 'clearNotices',
          on: {
            'code.changed': { actions: 'setCode' },
          },
          invoke: {
            id: 'resending',
            src: 'requestCode',
            input: ({ context }) => ({ email: context.email.trim() }),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'editing',
                // Not earlier: if no new code is sent, the one being typed may still be valid.
                actions: ['clearCode', assign({ isCodeSent: true, isCodeResent: true })],
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
