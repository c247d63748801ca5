import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { useIsSignedIn } from '@parlour/app/session';
import { type Offers, vendorOffers } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { benefitsQuery } from '../benefits/queries.ts';
import { eventsQuery } from '../events/queries.ts';

const none: Offers = { benefits: [], events: [] };

/** Picks a vendor's offers from the club's lists, which other pages use too. Null while they load; a visitor has none. */
export function useVendorOffers(vendorId: string | undefined): Offers | null {
  const client = useClient();
  const enabled = useIsSignedIn();
  const benefits = useQuery({ ...benefitsQuery(client), enabled });
  const events = useQuery({ ...eventsQuery(client), enabled });
  const now = useNow();
  if (!enabled) return none;
  if (vendorId === undefined || benefits.isPending || events.isPending) return null;
  const lists = { ...none, ...benefits.data, ...events.data };
  return vendorOffers(vendorId, lists, now);
}
