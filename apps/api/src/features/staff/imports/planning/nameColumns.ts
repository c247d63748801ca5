import {
  benefits,
  destinations,
  events,
  giftGuides,
  vendors,
} from '../../../../platform/postgres/schema/index.ts';

/** The column of each kind of content that names an item. */
export const nameColumns = {
  vendor: vendors.name,
  benefit: benefits.title,
  event: events.title,
  destination: destinations.name,
  gift_guide: giftGuides.name,
} as const;
