export { guideSheet, vendorSheet } from './guideSheet.ts';
export { benefitSheet, bookingsSheet, eventSheet } from './offerSheets.ts';
export type { PaperEntry, PaperGroup, PaperSheet } from './paperSheet.ts';
export { giftSheet, requestSheet } from './requestSheets.ts';
