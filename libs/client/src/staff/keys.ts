import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists one's own passkeys and codes. */
export const listStaffKeys: ClientFunction<typeof staff.listStaffKeys> = clientFunction(
  staff.listStaffKeys,
  'Your keys could not be loaded.',
);

/** Begins to set up another passkey or an authenticator app. */
export const startStaffKey: ClientFunction<typeof staff.startStaffKey> = clientFunction(
  staff.startStaffKey,
  'The set-up could not begin.',
);

/** Adds a passkey that the browser made. */
export const addStaffPasskey: ClientFunction<typeof staff.addStaffPasskey> = clientFunction(
  staff.addStaffPasskey,
  'The passkey was not added.',
);

/** Deletes a passkey, unless it is the last way to sign in. */
export const deleteStaffPasskey: ClientFunction<typeof staff.deleteStaffPasskey> = clientFunction(
  staff.deleteStaffPasskey,
  'The passkey was not deleted.',
);

/** Sets up an authenticator app, in place of a former one. */
export const setStaffTotp: ClientFunction<typeof staff.setStaffTotp> = clientFunction(
  staff.setStaffTotp,
  'The authenticator app was not set up.',
);

/** Makes ten new recovery codes, in place of the former ones. */
export const renewRecoveryCodes: ClientFunction<typeof staff.renewRecoveryCodes> = clientFunction(
  staff.renewRecoveryCodes,
  'The recovery codes were not renewed.',
);
