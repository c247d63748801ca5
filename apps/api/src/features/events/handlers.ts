import type { HandlersOf } from '../../http/calls/handler.ts';
import type { ResponseCache } from '../../http/cache/responseCache.ts';
import { envelopeTextOf } from '../../http/responses.ts';
import type { Events } from './service.ts';

/** Binds the calls of events to their service. The list is cached for all members. */
export function eventHandlers(
  events: Events,
  responseCache: ResponseCache,
): HandlersOf<'listEvents' | 'getEvent'> {
  return {
    listEvents: {
      cached: ({ query: { category } }) =>
        responseCache.get(`events ${category ?? ''}`, async () =>
          envelopeTextOf({ data: await events.list(category) }),
        ),
    },
    getEvent: {
      query: async ({ params }) => ({ data: await events.get(params.id) }),
    },
  };
}
