import type {
  Benefit,
  Destination,
  Event,
  GiftProduct,
  SavedItem,
  Vendor,
} from '@parlour/contract';
import { clubDay } from '../format/dates.ts';
import {
  benefitRequestContext,
  destinationRequestContext,
  eventRequestContext,
  giftProductRequestContext,
  vendorRequestContext,
} from '../requests/requestSubject.ts';
import type { RequestContext } from '../requests/requestContext.ts';
import { href, routes } from '../routes/routes.ts';

const SOON_DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;

/** For how many days it is said of an item that it is offered again. */
export const BACK_DAYS = 7;

/** Whether a benefit's last day or an event's beginning is within seven days (core/saved-4). */
export function endsSoon(
  { startDate, lastDay, isOffered }: Pick<SavedItem, 'startDate' | 'lastDay' | 'isOffered'>,
  now: Date,
): boolean {
  if (!isOffered) return false;
  const limit = new Date(now.getTime() + SOON_DAYS * DAY);
  if (lastDay !== null) return lastDay >= clubDay(now) && lastDay <= clubDay(limit);
  if (startDate === null) return false;
  const start = Date.parse(startDate);
  return start > now.getTime() && start <= limit.getTime();
}

/** Returns the path of an item's page (core/saved-5). Null where it has none any more. */
export function savedItemPath({ kind, pageId }: Pick<SavedItem, 'kind' | 'pageId'>): string | null {
  if (pageId === null) return null;
  switch (kind) {
    case 'vendor':
      return href(routes.vendor, { slug: pageId });
    case 'event':
      return href(routes.event, { eventId: pageId });
    case 'benefit':
      return href(routes.benefit, { benefitId: pageId });
    case 'destination':
      return href(routes.destination, { id: pageId });
    case 'gift_product':
      return href(routes.giftProduct, { productId: pageId });
    default:
      return null;
  }
}

/**
 * Returns what the request form opens with for an item (core/saved-6). Null for what is not offered any more.
 *
 * @param today - the member's calendar day, `YYYY-MM-DD`.
 */
export function savedRequestContext(item: SavedItem, today: string): RequestContext | null {
  const { kind, id, name, detail, vendorType, startDate, timeZone, isOffered } = item;
  if (!isOffered) return null;
  switch (kind) {
    case 'vendor':
      return vendorRequestContext({ id, name, type: vendorType ?? '' });
    case 'event':
      return startDate === null || timeZone === null
        ? null
        : eventRequestContext({ title: name, location: detail, startDate, timeZone }, today);
    case 'benefit':
      return benefitRequestContext({ title: name, provider: detail ?? '', vendorType });
    case 'destination':
      return destinationRequestContext({ name });
    case 'gift_product':
      return giftProductRequestContext({ id, name });
    default:
      return null;
  }
}

/** Something with a heart, as the page that shows it has it. */
export type SavableThing =
  | { readonly kind: 'vendor'; readonly of: Vendor }
  | { readonly kind: 'event'; readonly of: Event }
  | { readonly kind: 'benefit'; readonly of: Benefit }
  | { readonly kind: 'destination'; readonly of: Destination }
  | { readonly kind: 'gift_product'; readonly of: GiftProduct };

/** Returns the name of something with a heart. */
export function savableName(thing: SavableThing): string {
  return 'title' in thing.of ? thing.of.title : thing.of.name;
}

/** What the list shows beside the name of what members do not see any more: nothing. */
export const noSavedFacts = {
  pageId: null,
  detail: null,
  imageUrl: null,
  vendorType: null,
  startDate: null,
  endDate: null,
  timeZone: null,
  lastDay: null,
} as const satisfies Partial<SavedItem>;

/**
 * Returns what the list shows of something that is saved now, until the server has told it (core/saved-7).
 *
 * @param savedAt - ISO 8601 in UTC.
 */
export function savableItem(thing: SavableThing, savedAt: string): SavedItem {
  const { id, imageUrl, picture } = thing.of;
  return {
    ...noSavedFacts,
    kind: thing.kind,
    id,
    name: savableName(thing),
    pageId: id,
    imageUrl,
    ...(picture && { picture }),
    isOffered: true,
    isBack: false,
    note: '',
    savedAt,
    ...ownFacts(thing),
  };
}

/** Returns what a kind has beside that. */
function ownFacts(thing: SavableThing): Partial<SavedItem> {
  switch (thing.kind) {
    case 'vendor': {
      const { slug, type, city } = thing.of;
      return { pageId: slug, detail: [type, city].filter(Boolean).join(', '), vendorType: type };
    }
    case 'event': {
      const { location, startDate, endDate, timeZone } = thing.of;
      return { detail: location, startDate, endDate, timeZone };
    }
    case 'benefit': {
      const { provider, vendorType, expiresAt } = thing.of;
      return { detail: provider, vendorType, lastDay: expiresAt };
    }
    case 'destination':
    case 'gift_product':
      return {};
  }
}
