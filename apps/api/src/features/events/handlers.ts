import type { callsOf } from '@parlour/contract';
import type { HandlersOf } from '../../http/calls/handler.ts';
import { envelopeTextOf } from '../../http/responses.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { createReadPage } from '../content/readPage.ts';
import { getEvent, listEvents } from './service.ts';

/** Binds the calls of events to their service. The list is cached for all members. */
export function eventHandlers({
  database,
  clock,
  responseCache,
}: FeatureDependencies): HandlersOf<typeof callsOf.events> {
  const readPage = createReadPage(database, clock);
  return {
    listEvents: {
      cached: ({ query: { category } }) =>
        responseCache.get(`events ${category ?? ''}`, async () =>
          envelopeTextOf({ data: await listEvents(database.queries, category) }),
        ),
    },
    getEvent: {
      query: async ({ params: { id }, caller }) => ({
        data: await readPage(caller, 'event', id, (queries) => getEvent(queries, id)),
      }),
    },
  };
}
