import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { wholeNumber } from '../typedSchemas.ts';
import { relatedVendorsSchema, vendorSchema } from '../vendors.ts';
import { idParams } from './sharedSchemas.ts';

/** Reads one vendor by its id or slug. A slug that the vendor had before still leads to it. */
export const getVendor = {
  method: 'GET',
  path: '/api/vendors/:id',
  access: { kind: 'shared' },
  summary: 'One vendor, by id or slug.',
  failure: 'Failed to fetch vendor',
  params: idParams,
  data: vendorSchema,
} as const satisfies Call;

/** Lists vendors in a shared destination or the same city, 1 to 50 of them, three by default. */
export const listRelatedVendors = {
  method: 'GET',
  path: '/api/destinations/vendors/:id/related',
  access: { kind: 'shared' },
  summary: 'Vendors related to one vendor.',
  failure: 'Failed to fetch related vendors',
  params: idParams,
  query: z.object({ limit: z._default(wholeNumber(1, 50), 3) }),
  data: relatedVendorsSchema,
} as const satisfies Call;
