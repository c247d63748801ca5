import type { RequestType } from '@parlour/contract';

/** What a member reads for each kind of request (spec section 3). */
export const requestTypeLabels = {
  Hotel: 'Hotel Reservation',
  Dining: 'Dining Reservation',
  Car: 'Car Service',
  Tickets: 'Tickets & Events',
  Gift: 'Gifting',
  Flower: 'Flower Delivery',
  Beauty: 'Beauty & Wellness Services',
  Other: 'Other',
} as const satisfies Record<RequestType, string>;
