import type { Branding } from '../emails/branding.ts';
import { STAFF } from './constants.ts';

/** What the emails of a test say of the club. */
export const branding: Branding = {
  clubName: 'The Club',
  clubAddress: '1 Row\nTown',
  staffEmail: STAFF,
  logoUrl: null,
  accentColors: null,
  publicUrl: 'https://club.example',
  desk: { url: 'https://desk.club.example' },
  areRequestsEmailed: true,
};
