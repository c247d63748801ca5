import type { Registration } from '@parlour/contract';
import type { Branding } from '../../emails/branding.ts';
import { calendarFileOf, type CalendarRegistration } from './calendarEntry.ts';

/** A registration with its event, as the member's list, the response and the email need it. */
export interface StoredRegistration extends CalendarRegistration {
  readonly createdAt: Date;
}

/** Converts a registration to its shape on the wire, with its calendar file (RG7). */
export function presentRegistration(
  branding: Branding,
  registration: StoredRegistration,
  now: Date,
): Registration {
  const { confirmationNumber, createdAt, event } = registration;
  const { id, title, imageUrl, location, startDate, endDate, timeZone } = event;
  const picture = event.picture && { picture: event.picture };
  return {
    confirmationNumber,
    registeredAt: createdAt.toISOString(),
    calendarFile: calendarFileOf(branding, registration, { now, isCanceled: false }),
    event: { id, title, imageUrl, location, startDate, endDate, timeZone, ...picture },
  };
}
