import type { callsOf } from '@parlour/contract';
import type { CallerOf } from '../../access/authorize.ts';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { createReadPage } from '../content/readPage.ts';
import type { Viewer } from './repository.ts';
import { getGiftGuide, getGiftProduct, listGiftGuides } from './service.ts';

const viewerOf = (caller: CallerOf<{ kind: 'shared' }>): Viewer =>
  caller.kind === 'member' ? caller.memberId : null;

/** Binds the calls of gift guides to their service. */
export function giftGuideHandlers({
  database,
  clock,
}: FeatureDependencies): HandlersOf<typeof callsOf.giftGuides> {
  const { queries } = database;
  const readPage = createReadPage(database, clock);
  return {
    listGiftGuides: {
      query: async ({ query, caller }) => ({
        data: await listGiftGuides(queries, caller.memberId, query.viewMode),
      }),
    },
    getGiftGuide: {
      query: async ({ params: { id }, caller }) => ({
        data: await readPage(caller, 'gift_guide', id, (page) =>
          getGiftGuide(page, id, viewerOf(caller)),
        ),
      }),
    },
    getGiftProduct: {
      query: async ({ params, caller }) => ({
        data: await getGiftProduct(queries, params.id, viewerOf(caller)),
      }),
    },
  };
}
