import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { destinationDetailSchema, destinationListSchema } from '../destination.ts';
import { byId, flag, upTo } from './parts.ts';

export const listDestinations = {
  method: 'GET',
  path: '/api/destinations',
  access: 'member',
  summary: 'The destinations; totalCount counts all that match.',
  query: z.object({
    isPrimary: flag,
    hasNeighborhoods: flag,
    limit: z.optional(upTo(500)),
    offset: z.optional(
      z.coerce.number<number | string>().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
    ),
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
