import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { destinationListSchema } from '../destinations.ts';
import { wholeNumber } from '../typedSchemas.ts';

/** A boolean. A URL's query spells it `true` or `false`. */
const flag = /* @__PURE__ */ z.optional(
  z.union([
    z.boolean(),
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
  ]),
);

const destinationsQuery = /* @__PURE__ */ z.object({
  isPrimary: flag,
  hasNeighborhoods: flag,
  limit: z.optional(/* @__PURE__ */ wholeNumber(1, 500)),
  offset: z.optional(/* @__PURE__ */ wholeNumber(0, 1_000_000)),
});

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
  query: destinationsQuery,
  data: destinationListSchema,
} as const satisfies Call;
