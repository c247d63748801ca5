import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { wholeNumber } from '../primitives.ts';
import { relatedVendorsSchema, vendorSchema } from '../vendors.ts';
import { idParams } from './sharedSchemas.ts';

export const getVendor = {
  method: 'GET',
  path: '/api/vendors/:id',
  access: { kind: 'shared' },
  summary: 'One vendor, by id or slug.',
  params: idParams,
  data: vendorSchema,
} as const satisfies Call;

export const listRelatedVendors = {
  method: 'GET',
  path: '/api/destinations/vendors/:id/related',
  access: { kind: 'shared' },
  summary: 'Vendors related to one vendor.',
  params: idParams,
  query: z.object({ limit: z._default(wholeNumber(1, 50), 3) }),
  data: relatedVendorsSchema,
} as const satisfies Call;
