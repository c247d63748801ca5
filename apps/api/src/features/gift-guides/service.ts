import type {
  GiftGuide,
  GiftGuideList,
  GiftProduct,
  listGiftGuides,
  ParsedCall,
} from '@parlour/contract';
import { GIFT_GUIDE_NOT_FOUND, GIFT_ITEM_NOT_FOUND } from '@parlour/core';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  findGiftGuide,
  findGiftGuides,
  findGiftProduct,
  type OwnedGuide,
  type Reader,
} from './repository.ts';

type ViewMode = ParsedCall<typeof listGiftGuides>['query']['viewMode'];

/** The gift guides of the club and their products. */
export interface GiftGuides {
  /** Returns the guides of one kind or both: the public ones and those made for the member. */
  list(memberId: string, viewMode: ViewMode): Promise<GiftGuideList>;
  /** @throws ApiError 404 where there is no such guide, or the viewer may not see it. */
  one(id: string, viewer: Reader): Promise<GiftGuide>;
  /** @throws ApiError 404 where there is no such product, or the viewer may not see its guide. */
  product(id: string, viewer: Reader): Promise<GiftProduct>;
}

const withoutOwner = ({ memberId: _, ...guide }: OwnedGuide): GiftGuide => guide;

/** Creates the gift guide service. */
export function createGiftGuides(queries: Queries): GiftGuides {
  return {
    async list(memberId, viewMode) {
      const visible = await findGiftGuides(queries, memberId);
      const guides = visible.filter(
        (guide) => viewMode === undefined || (guide.memberId === null) === (viewMode === 'public'),
      );
      return {
        guides: guides.map(withoutOwner),
        publicGuides: guides.filter((guide) => guide.memberId === null).map(withoutOwner),
        personalizedGuides: guides.filter((guide) => guide.memberId !== null).map(withoutOwner),
        totalCount: guides.length,
      };
    },
    async one(id, viewer) {
      const guide = await findGiftGuide(queries, id, viewer);
      if (guide === undefined) throw new Refusal('not_found', GIFT_GUIDE_NOT_FOUND);
      return withoutOwner(guide);
    },
    async product(id, viewer) {
      const product = await findGiftProduct(queries, id, viewer);
      if (product === undefined) throw new Refusal('not_found', GIFT_ITEM_NOT_FOUND);
      return product;
    },
  };
}
