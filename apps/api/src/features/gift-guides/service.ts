import type {
  GiftGuide,
  GiftGuideList,
  GiftProduct,
  listGiftGuides,
  ParsedCall,
} from '@parlour/contract';
import { GIFT_GUIDE_NOT_FOUND, GIFT_ITEM_NOT_FOUND } from '@parlour/core';
import type { Queries } from '../../platform/postgres/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import {
  findGiftGuide,
  findGiftGuides,
  findGiftProduct,
  type OwnedGuide,
  type Viewer,
} from './repository.ts';

type ViewMode = ParsedCall<typeof listGiftGuides>['query']['viewMode'];

/** The gift guides of the club and their products. */
export interface GiftGuides {
  /** Returns the guides of one kind or both: the public ones and those made for the member. */
  list(memberId: string, viewMode: ViewMode): Promise<GiftGuideList>;
  /** @throws ApiError 404 where there is no such guide, or the viewer may not see it. */
  get(id: string, viewer: Viewer): Promise<GiftGuide>;
  /** @throws ApiError 404 where there is no such product, or the viewer may not see its guide. */
  getProduct(id: string, viewer: Viewer): Promise<GiftProduct>;
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
    async get(id, viewer) {
      const guide = await findGiftGuide(queries, id, viewer);
      if (guide === undefined) throw new ApiError('not_found', GIFT_GUIDE_NOT_FOUND);
      return withoutOwner(guide);
    },
    async getProduct(id, viewer) {
      const product = await findGiftProduct(queries, id, viewer);
      if (product === undefined) throw new ApiError('not_found', GIFT_ITEM_NOT_FOUND);
      return product;
    },
  };
}
