import type {
  Benefit,
  DestinationDetail,
  Event,
  GiftGuide,
  GiftProduct,
  Redemption,
  Registration,
  Vendor,
} from '@parlour/contract';
import type { OwnBooking } from '../bookings/ownBookings.ts';
import { giftGuideSheet, giftGuidesSheet, giftSheet } from './giftSheets.ts';
import { guideSheet, vendorSheet } from './guideSheet.ts';
import { benefitSheet, bookingsSheet, eventSheet } from './offerSheets.ts';
import type { PaperSheet } from './paperSheet.ts';
import { requestSheet, type SentRequestFacts } from './requestSheets.ts';

/** What a printed page is about, with the member's own. */
export type PaperSubject =
  | { readonly kind: 'guide'; readonly guide: DestinationDetail }
  | { readonly kind: 'vendor'; readonly vendor: Vendor }
  | {
      readonly kind: 'event';
      readonly event: Event;
      readonly registration: Registration | undefined;
    }
  | { readonly kind: 'benefit'; readonly benefit: Benefit; readonly code: Redemption | null }
  | {
      readonly kind: 'bookings';
      readonly bookings: readonly OwnBooking[];
      readonly codes: readonly Redemption[];
    }
  | {
      readonly kind: 'request';
      readonly request: SentRequestFacts;
    }
  | { readonly kind: 'gift'; readonly product: GiftProduct }
  | { readonly kind: 'giftGuide'; readonly guide: GiftGuide }
  | { readonly kind: 'giftGuides'; readonly guides: readonly GiftGuide[] };

/** Returns what a page prints (core/paper-1 to core/paper-7, core/paper-10). */
export function paperSheetOf(subject: PaperSubject): PaperSheet {
  switch (subject.kind) {
    case 'guide':
      return guideSheet(subject.guide);
    case 'vendor':
      return vendorSheet(subject.vendor);
    case 'event':
      return eventSheet(subject.event, subject.registration);
    case 'benefit':
      return benefitSheet(subject.benefit, subject.code);
    case 'bookings':
      return bookingsSheet(subject.bookings, subject.codes);
    case 'request':
      return requestSheet(subject.request);
    case 'gift':
      return giftSheet(subject.product);
    case 'giftGuide':
      return giftGuideSheet(subject.guide);
    case 'giftGuides':
      return giftGuidesSheet(subject.guides);
  }
}
