import type { HandlersOf } from '../../platform/http/handler.ts';
import { envelopeText, type KeptLists } from '../../platform/http/kept-lists/keptLists.ts';
import type { Events } from './service.ts';

export const eventHandlers = (
  events: Events,
  lists: KeptLists,
): HandlersOf<'listEvents' | 'getEvent'> => ({
  listEvents: {
    kept: ({ query: { category } }) =>
      lists.get(`events ${category ?? ''}`, async () => envelopeText(await events.list(category))),
  },
  getEvent: {
    answer: async ({ params }) => ({ data: await events.one(params.id) }),
  },
});
