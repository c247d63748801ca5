import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { useIsSignedIn } from '@parlour/app/session';
import {
  type Offers,
  registrationsByEvent,
  validCodesByBenefit,
  vendorOffers,
} from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { benefitsQuery } from '../benefits/queries.ts';
import { eventsQuery } from '../events/queries.ts';
import { redemptionsQuery } from '../redemptions/queries.ts';
import { registrationsQuery } from '../registrations/queries.ts';

/** A vendor's offers, and which of them the member has taken. */
export interface MarkedOffers extends Offers {
  /** Ids of the benefits with a valid code of the member's. */
  readonly redeemed: ReadonlySet<string>;
  /** Ids of the events that the member is registered for. */
  readonly registered: ReadonlySet<string>;
}

const none: Offers = { benefits: [], events: [] };

/**
 * Picks a vendor's offers from the club's lists, which other pages use too. Null while they load; a visitor has none. The
 * member's own state is asked for where there are offers, and counts as empty where it can't be loaded.
 */
export function useVendorOffers(vendorId: string | undefined): MarkedOffers | null {
  const client = useClient();
  const enabled = useIsSignedIn();
  const benefits = useQuery({ ...benefitsQuery(client), enabled });
  const events = useQuery({ ...eventsQuery(client), enabled });
  const now = useNow();
  const isPending = enabled && (vendorId === undefined || benefits.isPending || events.isPending);
  const offers =
    !enabled || isPending || vendorId === undefined
      ? none
      : vendorOffers(vendorId, { ...none, ...benefits.data, ...events.data }, now);
  const codes = useQuery({ ...redemptionsQuery(client), enabled: offers.benefits.length > 0 });
  const registrations = useQuery({
    ...registrationsQuery(client),
    enabled: offers.events.length > 0,
  });
  return isPending || codes.isLoading || registrations.isLoading
    ? null
    : {
        ...offers,
        redeemed: new Set(validCodesByBenefit(codes.data ?? [], now).keys()),
        registered: new Set(registrationsByEvent(registrations.data ?? []).keys()),
      };
}
