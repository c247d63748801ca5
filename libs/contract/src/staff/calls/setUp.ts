import type { Call } from '../../call.ts';
import {
  claimedInvitationSchema,
  invitationClaimSchema,
  invitationTokenSchema,
  openInvitationSchema,
  setUpStartSchema,
} from '../setUp.ts';
import { keySetUpSchema } from '../proofs.ts';

/** Finds out who an invitation is for. One that is unknown, used or out of date is refused. */
export const openInvitation = {
  method: 'POST',
  path: '/api/staff/invitations/open',
  access: { kind: 'desk' },
  summary: 'Whom an invitation is for.',
  failure: 'The invitation could not be opened.',
  body: invitationTokenSchema,
  data: openInvitationSchema,
} as const satisfies Call;

/** Begins to set up the keys of an invited person. */
export const startSetUp = {
  method: 'POST',
  path: '/api/staff/invitations/set-up',
  access: { kind: 'desk' },
  summary: 'Begins to set up the keys of an invited person.',
  failure: 'The set-up could not begin.',
  body: setUpStartSchema,
  data: keySetUpSchema,
} as const satisfies Call;

/** Sets up the keys of an invited person, signs them in and uses the invitation up. */
export const claimInvitation = {
  method: 'POST',
  path: '/api/staff/invitations/claim',
  access: { kind: 'desk' },
  summary: 'Sets up the keys of an invited person, and signs them in.',
  failure: 'The set-up could not be completed.',
  body: invitationClaimSchema,
  data: claimedInvitationSchema,
} as const satisfies Call;
