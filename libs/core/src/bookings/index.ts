export {
  bookingKey,
  bookingStart,
  splitOwnBookings,
  type BookedRequest,
  type OwnBooking,
  type OwnBookings,
} from './ownBookings.ts';
