import type { CallerOf } from '../../access.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import type { Reader } from './repository.ts';
import type { GiftGuides } from './service.ts';

const viewerOf = (caller: CallerOf<'visitor'>): Reader =>
  caller.kind === 'member' ? caller.memberId : null;

/** Binds the calls of gift guides to their service. */
export const giftGuideHandlers = (
  giftGuides: GiftGuides,
): HandlersOf<'listGiftGuides' | 'getGiftGuide' | 'getGiftProduct'> => ({
  listGiftGuides: {
    answer: async ({ query, caller }) => ({
      data: await giftGuides.list(caller.memberId, query.viewMode),
    }),
  },
  getGiftGuide: {
    answer: async ({ params, caller }) => ({
      data: await giftGuides.one(params.id, viewerOf(caller)),
    }),
  },
  getGiftProduct: {
    answer: async ({ params, caller }) => ({
      data: await giftGuides.product(params.id, viewerOf(caller)),
    }),
  },
});
