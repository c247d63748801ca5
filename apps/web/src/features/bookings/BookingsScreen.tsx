import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { usePageTitle } from '@parlour/app/routing';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { redemptionsQuery } from '../redemptions/queries.ts';
import { useRegistration } from '../registrations/useRegistration.ts';
import { BookingsView } from './BookingsView.tsx';
import { useBookings } from './useBookings.ts';

/** Binds the member's registrations and codes to their queries, and cancellations to the call. */
export function BookingsScreen() {
  const client = useClient();
  const codes = useQuery(redemptionsQuery(client));
  const { isMemberView } = useServices();
  usePageTitle('My Bookings');

  return (
    <BookingsView
      bookings={useBookings()}
      codes={isMemberView === true ? null : pageData(codes)}
      registration={useRegistration()}
      now={useNow()}
    />
  );
}
