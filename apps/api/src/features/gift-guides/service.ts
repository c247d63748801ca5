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

/** The gift guides of the club and their products (specification, sections 3 and 7). */
export interface GiftGuides {
  /** The guides of one kind, or of both: the public ones, and those made for the member. */
  list(memberId: string, viewMode: ViewMode): Promise<GiftGuideList>;
  /** One guide that the reader may see; another member's is as if it were not there. */
  one(id: string, reader: Reader): Promise<GiftGuide>;
  /** One product of a guide that the reader may see. */
  product(id: string, reader: Reader): Promise<GiftProduct>;
}

const shown = ({ memberId: _, ...guide }: OwnedGuide): GiftGuide => guide;

/** Makes the service of gift guides. */
export function createGiftGuides(queries: Queries): GiftGuides {
  return {
    async list(memberId, viewMode) {
      const visible = await findGiftGuides(queries, memberId);
      const guides = visible.filter(
        (guide) => viewMode === undefined || (guide.memberId === null) === (viewMode === 'public'),
      );
      return {
        guides: guides.map(shown),
        publicGuides: guides.filter((guide) => guide.memberId === null).map(shown),
        personalizedGuides: guides.filter((guide) => guide.memberId !== null).map(shown),
        totalCount: guides.length,
      };
    },
    async one(id, reader) {
      const guide = await findGiftGuide(queries, id, reader);
      if (guide === undefined) throw new Refusal('not_found', GIFT_GUIDE_NOT_FOUND);
      return shown(guide);
    },
    async product(id, reader) {
      const product = await findGiftProduct(queries, id, reader);
      if (product === undefined) throw new Refusal('not_found', GIFT_ITEM_NOT_FOUND);
      return product;
    },
  };
}
