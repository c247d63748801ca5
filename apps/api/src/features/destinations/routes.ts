import type { HandlersOf } from '../../platform/http/handler.ts';
import { envelopeText, type KeptLists } from '../../platform/http/kept-lists/keptLists.ts';
import type { Destinations } from './service.ts';

/** Binds the calls of destinations to their service. Each response is cached for all viewers. */
export const destinationHandlers = (
  destinations: Destinations,
  responseCache: KeptLists,
): HandlersOf<'listDestinations' | 'getDestination'> => ({
  listDestinations: {
    kept: ({ query }) =>
      responseCache.get(`destinations ${JSON.stringify(query)}`, async () =>
        envelopeText(await destinations.list(query)),
      ),
  },
  getDestination: {
    kept: ({ params }) =>
      responseCache.get(`destination ${params.id}`, async () =>
        envelopeText(await destinations.one(params.id)),
      ),
  },
});
