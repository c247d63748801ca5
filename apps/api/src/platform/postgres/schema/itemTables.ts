import type { ContentKind } from '@parlour/contract/staff';
import { benefits, destinations, events, giftGuides, vendors } from './club.ts';

/** The table with one row for each published item of a kind. */
export const itemTables = {
  vendor: vendors,
  benefit: benefits,
  event: events,
  destination: destinations,
  gift_guide: giftGuides,
} as const satisfies Record<ContentKind, unknown>;
