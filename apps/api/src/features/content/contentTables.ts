import type { ContentKind } from '@parlour/contract/staff';
import type { ContentTable } from './contentTable.ts';
import { destinationTable } from './destinationTable.ts';
import { giftGuideTable } from './giftGuideTable.ts';
import { benefitTable, eventTable, vendorTable } from './plainTables.ts';

/** How each kind of content lies in its tables. */
export const contentTables: { readonly [Kind in ContentKind]: ContentTable<Kind> } = {
  vendor: vendorTable,
  benefit: benefitTable,
  event: eventTable,
  destination: destinationTable,
  gift_guide: giftGuideTable,
};
