import type { Call } from '../call.ts';
import {
  codeRequestSchema,
  codeVerificationSchema,
  sentCodeSchema,
  signInSchema,
} from '../signIn.ts';

export const requestCode = {
  method: 'POST',
  path: '/api/simple-auth/request-otp',
  access: { kind: 'public' },
  summary: 'Sends a one-time code to a member.',
  body: codeRequestSchema,
  data: sentCodeSchema,
} as const satisfies Call;

export const verifyCode = {
  method: 'POST',
  path: '/api/simple-auth/verify-otp',
  access: { kind: 'public' },
  summary: 'Signs a member in with a one-time code.',
  body: codeVerificationSchema,
  data: signInSchema,
} as const satisfies Call;
