import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Finds out who an invitation is for. */
export const openInvitation: ClientFunction<typeof staff.openInvitation> = clientFunction(
  staff.openInvitation,
  'The invitation could not be opened.',
);

/** Begins to set up the keys of an invited person. */
export const startSetUp: ClientFunction<typeof staff.startSetUp> = clientFunction(
  staff.startSetUp,
  'The set-up could not begin.',
);

/** Sets up the keys of an invited person, and signs them in. */
export const claimInvitation: ClientFunction<typeof staff.claimInvitation> = clientFunction(
  staff.claimInvitation,
  'The set-up could not be completed.',
);
