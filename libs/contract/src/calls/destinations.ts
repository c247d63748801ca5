import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { destinationDetailSchema, destinationListSchema } from '../destination.ts';
import { wholeNumber } from '../primitives.ts';
import { byId } from './parts.ts';

/** A truth value; in an address it is `true` or `false`. */
const flag = z.optional(
  z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]),
);

export const listDestinations = {
  method: 'GET',
  path: '/api/destinations',
  access: 'member',
  summary: 'The destinations; totalCount counts all that match.',
  query: z.object({
    isPrimary: flag,
    hasNeighborhoods: flag,
    limit: z.optional(wholeNumber(1, 500)),
    offset: z.optional(wholeNumber(0, 1_000_000)),
  }),
  data: destinationListSchema,
} as const satisfies Call;

export const getDestination = {
  method: 'GET',
  path: '/api/destinations/:id',
  access: 'visitor',
  summary: 'One destination with its neighborhoods and connections.',
  params: byId,
  data: destinationDetailSchema,
} as const satisfies Call;
