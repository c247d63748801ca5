import type { HandlersOf } from '../../http/calls/handler.ts';
import { envelopeTextOf } from '../../http/responses.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { getDestination, listDestinations } from './service.ts';

/** Binds the calls of destinations to their service. Each response is cached for all viewers. */
export function destinationHandlers({
  database: { queries },
  responseCache,
}: FeatureDependencies): HandlersOf<'listDestinations' | 'getDestination'> {
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
