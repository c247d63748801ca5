import { signInFailureMessages } from '../copy.ts';
import type { Call } from '../call.ts';
import {
  codeRequestSchema,
  codeVerificationSchema,
  sentCodeSchema,
  signInSchema,
} from '../signIn.ts';

/**
 * Sends a one-time code to a member's email, and names the attempt for {@link verifyCode}. The response is the same for
 * an email that nobody has.
 */
export const requestCode = {
  method: 'POST',
  path: '/api/simple-auth/request-otp',
  access: { kind: 'public' },
  summary: 'Sends a one-time code to a member.',
  failure: signInFailureMessages.requestCode,
  signsIn: true,
  body: codeRequestSchema,
  data: sentCodeSchema,
} as const satisfies Call;

/** Opens a session with a one-time code. A code is valid for ten minutes, and five wrong tries end it. */
export const verifyCode = {
  method: 'POST',
  path: '/api/simple-auth/verify-otp',
  access: { kind: 'public' },
  summary: 'Signs a member in with a one-time code.',
  failure: signInFailureMessages.verifyCode,
  signsIn: true,
  body: codeVerificationSchema,
  data: signInSchema,
} as const satisfies Call;
