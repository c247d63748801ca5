import type { Benefit, Event } from '@parlour/contract';
import { isBenefitOver } from '../benefits/validity.ts';
import { splitPastAndUpcoming } from '../events/splitPastAndUpcoming.ts';

/** Benefits and events of the club or of one vendor. */
export interface Offers {
  readonly benefits: readonly Benefit[];
  readonly events: readonly Event[];
}

/** Picks what a vendor offers from the club's lists: valid benefits in the club's order, and coming events (core/destinations-21). */
export function vendorOffers(vendorId: string, { benefits, events }: Offers, now: Date): Offers {
  const isOwn = (offer: Pick<Benefit, 'vendorId'>) => offer.vendorId === vendorId;
  return {
    benefits: benefits.filter((benefit) => isOwn(benefit) && !isBenefitOver(benefit, now)),
    events: splitPastAndUpcoming(events.filter(isOwn), now).upcoming,
  };
}
