import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { redemptionSchema } from '../redemptions.ts';
import { idParams } from './sharedSchemas.ts';

/** Redeems a benefit and emails the code. Repeated calls return the same code while it is valid. */
export const redeemBenefit = {
  method: 'POST',
  path: '/api/vendors/:id/redeem',
  access: { kind: 'member', viewable: false },
  summary:
    'Redeems a benefit and emails the code; again gives the same code while it is valid, without a second email within five minutes. With registrations at most 60 an hour.',
  failure: 'Redemption failed',
  params: idParams,
  data: redemptionSchema,
} as const satisfies Call;

/** Lists the member's own codes, the last made first, at most 500. Those of benefits that are over are among them. */
export const listRedemptions = {
  method: 'GET',
  path: '/api/profile/redemptions',
  access: { kind: 'member', viewable: false },
  summary: "The member's own codes, the last made first, at most 500.",
  failure: 'Failed to fetch codes',
  data: z.array(redemptionSchema),
} as const satisfies Call;
