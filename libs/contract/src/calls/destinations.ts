import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { destinationListSchema } from '../destinations.ts';
import { wholeNumber } from '../typedSchemas.ts';

/** A boolean. A URL's query spells it `true` or `false`. */
const flag = z.optional(
  z.union([
    z.boolean(),
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
  ]),
);

/**
 * Lists a page of the destinations and neighborhoods in the club's order, filtered by `isPrimary` and
 * `hasNeighborhoods`. `totalCount` counts all matches.
 */
export const listDestinations = {
  method: 'GET',
  path: '/api/destinations',
  access: { kind: 'member', viewable: true },
  summary: 'The destinations; totalCount counts all that match.',
  failure: 'Failed to fetch destinations',
  query: z.object({
    isPrimary: flag,
    hasNeighborhoods: flag,
    limit: z.optional(wholeNumber(1, 500)),
    offset: z.optional(wholeNumber(0, 1_000_000)),
  }),
  data: destinationListSchema,
} as const satisfies Call;
