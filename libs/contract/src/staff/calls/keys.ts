import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { noData } from '../../calls/sharedSchemas.ts';
import { recoveryCodesSchema, staffKeysSchema } from '../keys.ts';
import { keySetUpSchema, newPasskeySchema, newTotpSchema } from '../proofs.ts';

const own = { kind: 'staff', permission: 'account.own' } as const;
const ownAfterStepUp = { ...own, stepUp: true } as const;

/** Lists the caller's own passkeys, and what there is of codes. */
export const listStaffKeys = {
  method: 'GET',
  path: '/api/staff/keys',
  access: own,
  summary: "The caller's own passkeys and codes.",
  failure: 'Your keys could not be loaded.',
  data: staffKeysSchema,
} as const satisfies Call;

/** Begins to set up another passkey or an authenticator app. It needs a step-up. */
export const startStaffKey = {
  method: 'POST',
  path: '/api/staff/keys/set-up',
  access: ownAfterStepUp,
  summary: 'Begins to set up a passkey or an authenticator app.',
  failure: 'The set-up could not begin.',
  data: keySetUpSchema,
} as const satisfies Call;

/** Adds a passkey. It needs a step-up. */
export const addStaffPasskey = {
  method: 'POST',
  path: '/api/staff/keys/passkeys',
  access: ownAfterStepUp,
  summary: 'Adds a passkey.',
  failure: 'The passkey was not added.',
  body: newPasskeySchema,
  data: noData,
} as const satisfies Call;

/** Deletes a passkey, unless it is the last way to sign in. It needs a step-up. */
export const deleteStaffPasskey = {
  method: 'DELETE',
  path: '/api/staff/keys/passkeys/:id',
  access: ownAfterStepUp,
  summary: 'Deletes a passkey, unless it is the last way to sign in.',
  failure: 'The passkey was not deleted.',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  data: noData,
} as const satisfies Call;

/** Sets up an authenticator app, in place of a former one. It needs a step-up. */
export const setStaffTotp = {
  method: 'PUT',
  path: '/api/staff/keys/totp',
  access: ownAfterStepUp,
  summary: 'Sets up an authenticator app, in place of a former one.',
  failure: 'The authenticator app was not set up.',
  body: newTotpSchema,
  data: noData,
} as const satisfies Call;

/** Makes ten new recovery codes in place of the former ones. It needs a step-up. A repeated call gets an empty list. */
export const renewRecoveryCodes = {
  method: 'POST',
  path: '/api/staff/keys/recovery-codes',
  access: ownAfterStepUp,
  summary: 'Ten new recovery codes in place of the former ones. A repeated call gets none.',
  failure: 'The recovery codes were not renewed.',
  data: recoveryCodesSchema,
} as const satisfies Call;
