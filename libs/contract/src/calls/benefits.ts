import { benefitListSchema, benefitSchema } from '../benefits.ts';
import type { Call } from '../call.ts';
import { categoryQuery, idParams } from './sharedSchemas.ts';

/** Lists the benefits that are not over, all or of one category. `ALL` means all. */
export const listBenefits = {
  method: 'GET',
  path: '/api/vendors',
  access: { kind: 'member', viewable: true },
  summary: 'The benefits, whole or of one category.',
  failure: 'Failed to fetch benefits',
  fixedQuery: { benefitView: 'true' },
  query: categoryQuery,
  data: benefitListSchema,
} as const satisfies Call;

/** Reads one benefit by its id. One that is over is a 404. */
export const getBenefit = {
  method: 'GET',
  path: '/api/vendors/:id',
  access: { kind: 'shared' },
  summary: 'One benefit.',
  failure: 'Failed to fetch benefit',
  fixedQuery: { benefitView: 'true' },
  params: idParams,
  data: benefitSchema,
} as const satisfies Call;
