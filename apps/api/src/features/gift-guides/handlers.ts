import type { CallerOf } from '../../access/authorize.ts';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { Viewer } from './repository.ts';
import type { GiftGuides } from './service.ts';

const viewerOf = (caller: CallerOf<{ kind: 'shared' }>): Viewer =>
  caller.kind === 'member' ? caller.memberId : null;

/** Binds the calls of gift guides to their service. */
export function giftGuideHandlers(
  giftGuides: GiftGuides,
): HandlersOf<'listGiftGuides' | 'getGiftGuide' | 'getGiftProduct'> {
  return {
    listGiftGuides: {
      query: async ({ query, caller }) => ({
        data: await giftGuides.list(caller.memberId, query.viewMode),
      }),
    },
    getGiftGuide: {
      query: async ({ params, caller }) => ({
        data: await giftGuides.get(params.id, viewerOf(caller)),
      }),
    },
    getGiftProduct: {
      query: async ({ params, caller }) => ({
        data: await giftGuides.getProduct(params.id, viewerOf(caller)),
      }),
    },
  };
}
