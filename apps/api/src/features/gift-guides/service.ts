import type { listGiftGuides as listGiftGuidesCall, ParsedCall } from '@parlour/contract';
import { GIFT_GUIDE_NOT_FOUND, GIFT_ITEM_NOT_FOUND } from '@parlour/core';
import type { Queries } from '../../platform/postgres/database.ts';
import { orNotFound } from '../../errors/apiError.ts';
import { findPicturesOf, showPictureOf } from '../pictures/shownPictures.ts';
import { presentGuide, presentProduct } from './present.ts';
import {
  findGiftGuide,
  findGiftGuides,
  findGiftProduct,
  type GuideRow,
  type Viewer,
} from './repository.ts';

const productsOf = ({ sections }: GuideRow) => sections.flatMap(({ products }) => products);

type ViewMode = ParsedCall<typeof listGiftGuidesCall>['query']['viewMode'];

/** Returns the guides of one kind or both: the public ones and those made for the member. */
export async function listGiftGuides(queries: Queries, memberId: string, viewMode: ViewMode) {
  const rows = await findGiftGuides(queries, memberId);
  const show = await findPicturesOf(queries, rows.flatMap(productsOf));
  const visible = rows.map((row) => presentGuide(row, show));
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
  const row = orNotFound(await findGiftGuide(queries, id, viewer), GIFT_GUIDE_NOT_FOUND);
  return presentGuide(row, await findPicturesOf(queries, productsOf(row)));
}

/** @throws ApiError 404 where there is no such product, or the viewer may not see its guide. */
export async function getGiftProduct(queries: Queries, id: string, viewer: Viewer) {
  const row = orNotFound(await findGiftProduct(queries, id, viewer), GIFT_ITEM_NOT_FOUND);
  return presentProduct({ ...row, product: await showPictureOf(queries, row.product) });
}
