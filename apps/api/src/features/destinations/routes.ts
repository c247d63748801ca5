import type { HandlersOf } from '../../platform/http/handler.ts';
import { envelopeText, type KeptLists } from '../../platform/http/kept-lists/keptLists.ts';
import type { Destinations } from './service.ts';

/** Binds the calls of destinations to their service; each answer is kept for all readers. */
export const destinationHandlers = (
  destinations: Destinations,
  lists: KeptLists,
): HandlersOf<'listDestinations' | 'getDestination'> => ({
  listDestinations: {
    kept: ({ query }) =>
      lists.get(`destinations ${JSON.stringify(query)}`, async () =>
        envelopeText(await destinations.list(query)),
      ),
  },
  getDestination: {
    kept: ({ params }) =>
      lists.get(`destination ${params.id}`, async () =>
        envelopeText(await destinations.one(params.id)),
      ),
  },
});
