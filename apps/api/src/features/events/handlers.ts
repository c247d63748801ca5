import type { HandlersOf } from '../../http/calls/handler.ts';
import { envelopeTextOf } from '../../http/responses.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { getEvent, listEvents } from './service.ts';

/** Binds the calls of events to their service. The list is cached for all members. */
export function eventHandlers({
  database: { queries },
  responseCache,
}: FeatureDependencies): HandlersOf<'listEvents' | 'getEvent'> {
  return {
    listEvents: {
      cached: ({ query: { category } }) =>
        responseCache.get(`events ${category ?? ''}`, async () =>
          envelopeTextOf({ data: await listEvents(queries, category) }),
        ),
    },
    getEvent: {
      query: async ({ params }) => ({ data: await getEvent(queries, params.id) }),
    },
  };
}
