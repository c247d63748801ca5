import type { listGiftGuides as listGiftGuidesCall, ParsedCall } from '@parlour/contract';
import { GIFT_GUIDE_NOT_FOUND, GIFT_ITEM_NOT_FOUND } from '@parlour/core';
import type { Queries } from '../../platform/postgres/database.ts';
import { orNotFound } from '../../errors/apiError.ts';
import { presentGuide, presentProduct } from './present.ts';
import { findGiftGuide, findGiftGuides, findGiftProduct, type Viewer } from './repository.ts';

type ViewMode = ParsedCall<typeof listGiftGuidesCall>['query']['viewMode'];

/** Returns the guides of one kind or both: the public ones and those made for the member. */
export async function listGiftGuides(queries: Queries, memberId: string, viewMode: ViewMode) {
  const visible = (await findGiftGuides(queries, memberId)).map(presentGuide);
  const guides = visible.filter(
    (guide) => viewMode === undefined || guide.isPersonalized === (viewMode !== 'public'),
  );
  return {
    guides,
    publicGuides: guides.filter((guide) => !guide.isPersonalized),
    personalizedGuides: guides.filter((guide) => guide.isPersonalized),
    totalCount: guides.length,
  };
}

/** @throws ApiError 404 where there is no such guide, or the viewer may not see it. */
export async function getGiftGuide(queries: Queries, id: string, viewer: Viewer) {
  return presentGuide(orNotFound(await findGiftGuide(queries, id, viewer), GIFT_GUIDE_NOT_FOUND));
}

/** @throws ApiError 404 where there is no such product, or the viewer may not see its guide. */
export async function getGiftProduct(queries: Queries, id: string, viewer: Viewer) {
  const product = await findGiftProduct(queries, id, viewer);
  return presentProduct(orNotFound(product, GIFT_ITEM_NOT_FOUND));
}
