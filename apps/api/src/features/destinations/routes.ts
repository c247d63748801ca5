import type { HandlersOf } from '../../platform/http/handler.ts';
import { envelopeText, type KeptLists } from '../../platform/http/kept-lists/keptLists.ts';
import type { Destinations } from './service.ts';

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
