import type { CodeRequest, SignIn } from '@parlour/contract';
import type { RequestedCode } from './requestedCode.ts';
import type { SignInFailure } from './signInFailure.ts';

/** The machine's input. */
export interface SignInMachineInput {
  /** The code that this browser requested before and that is still valid, or null. */
  readonly requested: RequestedCode | null;
  /** Returns the current time, in milliseconds since 1970. */
  readonly now: () => number;
}

/** What the sign-in page shows. `signIn` is set at the end. */
export interface SignInMachineContext {
  readonly email: string;
  /** Digits only, at most 6. */
  readonly code: string;
  /** The attempt of the code that was sent to the email. Null if only a code of an earlier visit may be valid. */
  readonly attempt: string | null;
  /** When that code was requested, in milliseconds since 1970; null without one. */
  readonly requestedAt: number | null;
  /** When the last call for a code began, in milliseconds since 1970. */
  readonly callBeganAt: number;
  /** The codes that the server has found invalid since the last one was sent, each with its failure (core/sign-in-13). */
  readonly invalidCodes: Readonly<Record<string, SignInFailure>>;
  readonly failure: SignInFailure | null;
  /** Whether a code has been sent. False on the code step if only a code of an earlier visit may be valid. */
  readonly isCodeSent: boolean;
  /** Whether Resend Code has just sent another code. */
  readonly isCodeResent: boolean;
  readonly signIn: SignIn | null;
  readonly now: () => number;
}

/** What the member does on the sign-in page. `typed` is the whole text of the code field. */
export type SignInMachineEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'email.submitted' }
  | { type: 'code.changed'; typed: string }
  /** The field was pasted into, or filled in by the browser. A whole code is then submitted at once. */
  | { type: 'code.filledIn'; typed: string }
  | { type: 'code.submitted' }
  | { type: 'code.resent' }
  | { type: 'step.back' };

/** Returns the requested code to remember; null without one (core/sign-in-14). */
export function requestedCodeOf({
  email,
  attempt,
  requestedAt,
}: SignInMachineContext): RequestedCode | null {
  return attempt === null || requestedAt === null
    ? null
    : { email: email.trim(), attempt, requestedAt };
}

/** Both calls name the attempt, if there is one (core/sign-in-11). */
export function codeRequestOf({ email, attempt }: SignInMachineContext): CodeRequest {
  return { email: email.trim(), ...(attempt === null ? {} : { attempt }) };
}
