import type { SavedItem } from '@parlour/contract';
import { savableItem } from '@parlour/core';
import { club, giftGuideList } from './club.ts';
import { NOW } from './today.ts';

const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);
const savedAt = (days: number) => inDays(-days).toISOString();
const [vendor, otherVendor] = club.vendors;
const event = club.events.find(({ startDate }) => new Date(startDate) > inDays(14));
const [benefit] = club.benefits;
const [destination] = club.destinations;
const product = giftGuideList.guides[0]?.sections[0]?.products[0];

/** One saved item of each kind, the last saved first, one that ends soon, and one that the club does not offer any more. */
export const savedItems: SavedItem[] = [
  vendor && {
    ...savableItem({ kind: 'vendor', of: vendor }, savedAt(1)),
    note: 'For our anniversary. Ask for the table by the window.',
  },
  event && savableItem({ kind: 'event', of: event }, savedAt(2)),
  benefit && {
    ...savableItem({ kind: 'benefit', of: benefit }, savedAt(3)),
    lastDay: inDays(3).toISOString().slice(0, 10),
  },
  destination && {
    ...savableItem({ kind: 'destination', of: destination }, savedAt(4)),
    isBack: true,
  },
  product && savableItem({ kind: 'gift_product', of: product }, savedAt(5)),
  otherVendor && {
    ...savableItem({ kind: 'vendor', of: otherVendor }, savedAt(6)),
    pageId: null,
    detail: null,
    imageUrl: null,
    isOffered: false,
    note: 'The one with the garden',
  },
].filter((item) => item !== undefined);
