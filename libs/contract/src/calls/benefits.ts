import { benefitListSchema, benefitSchema } from '../benefits.ts';
import type { Call } from '../call.ts';
import { categoryQuery, idParams } from './sharedSchemas.ts';

export const listBenefits = {
  method: 'GET',
  path: '/api/vendors',
  access: { kind: 'member' },
  summary: 'The benefits, whole or of one category.',
  fixedQuery: { benefitView: 'true' },
  query: categoryQuery,
  data: benefitListSchema,
} as const satisfies Call;

export const getBenefit = {
  method: 'GET',
  path: '/api/vendors/:id',
  access: { kind: 'shared' },
  summary: 'One benefit.',
  fixedQuery: { benefitView: 'true' },
  params: idParams,
  data: benefitSchema,
} as const satisfies Call;
