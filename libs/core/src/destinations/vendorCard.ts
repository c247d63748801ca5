import type { Benefit, Connection, Vendor } from '@parlour/contract';
import { htmlToText } from '../text/htmlToText.ts';
import type { DestinationContext } from './navigationState.ts';
import { activityBadges } from './vendorFacts.ts';

/** The end of a sentence, but not the point of a short title such as `St. Moritz`. */
const lineEnd = /(?<!\b[A-Z][a-z]{0,2})[.!?…]["'”’»)]*(?=\s|$)/u;

/** Returns the first sentence of a vendor's description as plain text (core/destinations-27); null if it has no text. */
export function vendorLine({ description }: Pick<Vendor, 'description'>): string | null {
  const text = htmlToText(description);
  const end = lineEnd.exec(text);
  return (end === null ? text : text.slice(0, end.index + end[0].length)) || null;
}

/**
 * Returns what is above a vendor's name on its card: its type, or its first activity where a heading says the type
 * (core/destinations-29). Null if that is not known.
 */
export function vendorEyebrow(
  vendor: Pick<Vendor, 'activityCategory' | 'type'>,
  isTypeSaid: boolean,
): string | null {
  return (isTypeSaid ? activityBadges(vendor)[0] : vendor.type.trim()) || null;
}

/**
 * Returns where in its city a vendor is: `Le Marais, Paris` on the page of a neighborhood that lists it, otherwise the
 * city (core/destinations-26). Null if neither is known.
 */
export function vendorQuarter(
  { destinationId, vendor }: Connection,
  { destination, parentDestination }: DestinationContext,
): string | null {
  const isInNeighborhood = parentDestination !== null && destination?.id === destinationId;
  const quarter = isInNeighborhood ? destination.name : '';
  return [quarter, vendor.city?.trim()].filter(Boolean).join(', ') || null;
}

/** Returns the ids of the vendors that offer one of the benefits (core/destinations-28). */
export function vendorsWithBenefit(
  benefits: readonly Pick<Benefit, 'vendorId'>[],
): ReadonlySet<string> {
  return new Set(benefits.flatMap(({ vendorId }) => vendorId ?? []));
}
