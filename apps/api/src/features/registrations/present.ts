import type { Registration } from '@parlour/contract';
import type { Branding } from '../../emails/branding.ts';
import { calendarFileOf, type CalendarRegistration } from './calendarEntry.ts';

/** A registration with its event, as the member's list, the response and the email need it. */
export interface StoredRegistration extends CalendarRegistration {
  readonly createdAt: Date;
  /** When staff hid its event. Null or absent where it has a page. */
  readonly hiddenAt?: Date | null;
}

/** Converts a registration to its shape on the wire, with its calendar file, which takes a hidden event back (RG7, RG8). */
export function presentRegistration(
  branding: Branding,
  registration: StoredRegistration,
  now: Date,
): Registration {
  const { confirmationNumber, createdAt, hiddenAt, event } = registration;
  const { id, title, imageUrl, location, startDate, endDate, timeZone } = event;
  const picture = event.picture && { picture: event.picture };
  return {
    confirmationNumber,
    registeredAt: createdAt.toISOString(),
    calendarFile: calendarFileOf(branding, registration, { now, isCanceled: Boolean(hiddenAt) }),
    event: {
      id,
      title,
      imageUrl,
      location,
      startDate,
      endDate,
      timeZone,
      ...picture,
      ...(hiddenAt && { isHidden: true }),
    },
  };
}
