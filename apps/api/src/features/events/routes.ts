import type { HandlersOf } from '../../platform/http/handler.ts';
import { envelopeText, type KeptLists } from '../../platform/http/kept-lists/keptLists.ts';
import type { Events } from './service.ts';

/** Binds the calls of events to their service. The list is cached for all members. */
export const eventHandlers = (
  events: Events,
  responseCache: KeptLists,
): HandlersOf<'listEvents' | 'getEvent'> => ({
  listEvents: {
    kept: ({ query: { category } }) =>
      responseCache.get(`events ${category ?? ''}`, async () =>
        envelopeText(await events.list(category)),
      ),
  },
  getEvent: {
    answer: async ({ params }) => ({ data: await events.one(params.id) }),
  },
});
