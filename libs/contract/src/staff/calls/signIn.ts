import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { noData } from '../../calls/sharedSchemas.ts';
import { emailSchema } from '../../contactSchemas.ts';
import { sentCodeSchema } from '../../signIn.ts';
import {
  codeSignInSchema,
  passkeyOptionsSchema,
  passkeyProofSchema,
  stepUpSchema,
} from '../proofs.ts';
import { signedInStaffSchema } from '../staffMember.ts';

/** Sends a one-time code to a member of staff. The response does not reveal whether the email is one. */
export const requestStaffCode = {
  method: 'POST',
  path: '/api/staff/sign-in/code',
  access: { kind: 'desk' },
  summary: 'Sends a one-time code to a member of staff.',
  failure: 'The code could not be sent.',
  signsIn: true,
  body: z.object({ email: emailSchema }),
  data: sentCodeSchema,
} as const satisfies Call;

/** Signs in with an emailed code and a second code. The cookie of the session comes with the response. */
export const signInWithCode = {
  method: 'POST',
  path: '/api/staff/sign-in',
  access: { kind: 'desk' },
  summary: 'Signs a member of staff in with an emailed code and a second code.',
  failure: 'The codes are wrong or have expired.',
  signsIn: true,
  body: codeSignInSchema,
  data: signedInStaffSchema,
} as const satisfies Call;

/** Returns the options to sign in with a passkey, whose challenge is valid once. */
export const startPasskeySignIn = {
  method: 'POST',
  path: '/api/staff/sign-in/passkey/options',
  access: { kind: 'desk' },
  summary: 'The options to sign in with a passkey.',
  failure: 'The passkey could not be used.',
  signsIn: true,
  data: passkeyOptionsSchema,
} as const satisfies Call;

/** Signs in with a passkey. The cookie of the session comes with the response. */
export const signInWithPasskey = {
  method: 'POST',
  path: '/api/staff/sign-in/passkey',
  access: { kind: 'desk' },
  summary: 'Signs a member of staff in with a passkey.',
  failure: 'The passkey was not accepted.',
  signsIn: true,
  body: passkeyProofSchema,
  data: signedInStaffSchema,
} as const satisfies Call;

/** Returns the options to prove oneself again with a passkey. */
export const startStepUp = {
  method: 'POST',
  path: '/api/staff/step-up/options',
  access: { kind: 'staff', permission: 'account.own' },
  summary: 'The options to prove oneself again with a passkey.',
  failure: 'The passkey could not be used.',
  data: passkeyOptionsSchema,
} as const satisfies Call;

/** Proves again who is signed in, for the calls that need a step-up. */
export const stepUp = {
  method: 'POST',
  path: '/api/staff/step-up',
  access: { kind: 'staff', permission: 'account.own' },
  summary: 'Proves who is signed in, for the calls that need it.',
  failure: 'The proof was not accepted.',
  body: stepUpSchema,
  data: noData,
} as const satisfies Call;
