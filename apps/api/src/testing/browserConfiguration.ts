import type { Configuration } from '@parlour/contract';

/** The configuration of a club that has nothing but its name and its staff's email. */
export const browserConfiguration: Configuration = {
  clubName: 'The Club',
  clubAddress: '',
  staffEmail: 'concierge@club.example',
  clubPhone: null,
  newsletterUrl: null,
  membershipUrl: null,
  logoUrl: null,
  googleMapsKey: null,
  mapStyleUrl: null,
  mapTilesUrl: null,
  serviceWorkerUrl: null,
};
