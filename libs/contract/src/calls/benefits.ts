import { benefitListSchema, benefitSchema, redemptionSchema } from '../benefit.ts';
import type { Call } from '../call.ts';
import { byCategory, byId } from './parts.ts';

export const listBenefits = {
  method: 'GET',
  path: '/api/vendors',
  access: 'member',
  summary: 'The benefits, whole or of one category.',
  fixedQuery: { benefitView: 'true' },
  query: byCategory,
  data: benefitListSchema,
} as const satisfies Call;

export const getBenefit = {
  method: 'GET',
  path: '/api/vendors/:id',
  access: 'visitor',
  summary: 'One benefit.',
  fixedQuery: { benefitView: 'true' },
  params: byId,
  data: benefitSchema,
} as const satisfies Call;

export const redeemBenefit = {
  method: 'POST',
  path: '/api/vendors/:id/redeem',
  access: 'member',
  summary: 'Redeems a benefit; again gives the same code while it is valid.',
  params: byId,
  data: redemptionSchema,
} as const satisfies Call;
