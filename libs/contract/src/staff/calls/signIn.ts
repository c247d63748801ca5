import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { noData } from '../../calls/sharedSchemas.ts';
import { emailSchema } from '../../primitives.ts';
import { sentCodeSchema } from '../../signIn.ts';
import {
  codeSignInSchema,
  passkeyOptionsSchema,
  passkeyProofSchema,
  stepUpSchema,
} from '../proofs.ts';
import { signedInStaffSchema } from '../staffMember.ts';

export const requestStaffCode = {
  method: 'POST',
  path: '/api/staff/sign-in/code',
  access: { kind: 'desk' },
  summary: 'Sends a one-time code to a member of staff.',
  body: z.object({ email: emailSchema }),
  data: sentCodeSchema,
} as const satisfies Call;

export const signInWithCode = {
  method: 'POST',
  path: '/api/staff/sign-in',
  access: { kind: 'desk' },
  summary: 'Signs a member of staff in with an emailed code and a second code.',
  body: codeSignInSchema,
  data: signedInStaffSchema,
} as const satisfies Call;

export const startPasskeySignIn = {
  method: 'POST',
  path: '/api/staff/sign-in/passkey/options',
  access: { kind: 'desk' },
  summary: 'The options to sign in with a passkey.',
  data: passkeyOptionsSchema,
} as const satisfies Call;

export const signInWithPasskey = {
  method: 'POST',
  path: '/api/staff/sign-in/passkey',
  access: { kind: 'desk' },
  summary: 'Signs a member of staff in with a passkey.',
  body: passkeyProofSchema,
  data: signedInStaffSchema,
} as const satisfies Call;

export const startStepUp = {
  method: 'POST',
  path: '/api/staff/step-up/options',
  access: { kind: 'staff', permission: 'account.own' },
  summary: 'The options to prove oneself again with a passkey.',
  data: passkeyOptionsSchema,
} as const satisfies Call;

export const stepUp = {
  method: 'POST',
  path: '/api/staff/step-up',
  access: { kind: 'staff', permission: 'account.own' },
  summary: 'Proves who is signed in, for the calls that need it.',
  body: stepUpSchema,
  data: noData,
} as const satisfies Call;
