import type { HandlersOf } from '../../http/calls/handler.ts';
import type { ResponseCache } from '../../http/cache/responseCache.ts';
import { envelopeTextOf } from '../../http/responses.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { getDestination, listDestinations } from './service.ts';

/** Binds the calls of destinations to their service. Each response is cached for all viewers. */
export function destinationHandlers(
  queries: Queries,
  responseCache: ResponseCache,
): HandlersOf<'listDestinations' | 'getDestination'> {
  return {
    listDestinations: {
      cached: ({ query }) =>
        responseCache.get(`destinations ${JSON.stringify(query)}`, async () =>
          envelopeTextOf({ data: await listDestinations(queries, query) }),
        ),
    },
    getDestination: {
      cached: ({ params }) =>
        responseCache.get(`destination ${params.id}`, async () =>
          envelopeTextOf({ data: await getDestination(queries, params.id) }),
        ),
    },
  };
}
