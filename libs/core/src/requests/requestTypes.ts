import type { RequestType } from '@parlour/contract';

/** The label of each request type (core/requests-1). */
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
