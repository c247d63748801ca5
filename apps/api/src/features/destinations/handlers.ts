import type { callsOf } from '@parlour/contract';
import type { HandlersOf } from '../../http/calls/handler.ts';
import { envelopeTextOf } from '../../http/responses.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { createReadPage } from '../content/readPage.ts';
import { getDestination, listDestinations } from './service.ts';

/** Binds the calls of destinations to their service. Each response is cached for all viewers. */
export function destinationHandlers({
  database,
  clock,
  responseCache,
}: FeatureDependencies): HandlersOf<
  typeof callsOf.destinations & typeof callsOf.destinationDetail
> {
  const { queries } = database;
  const readPage = createReadPage(database, clock);
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
      preview: async ({ params: { id }, caller }) => ({
        data: await readPage(caller, 'destination', id, (page) => getDestination(page, id)),
      }),
    },
  };
}
