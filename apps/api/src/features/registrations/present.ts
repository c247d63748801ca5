import type { Registration } from '@parlour/contract';
import { isOver } from '@parlour/core';
import type { Branding } from '../../emails/branding.ts';
import { calendarFileOf, type CalendarRegistration } from './calendarEntry.ts';

/** A registration with its event, as the member's list, the response and the email need it. */
export interface StoredRegistration extends CalendarRegistration {
  readonly createdAt: Date;
  /** When staff hid its event. Null or absent where it has a page. */
  readonly hiddenAt?: Date | null;
}

/** Converts a registration to its shape on the wire, with its calendar file, which takes an event back that staff hid before it was over (RG7, RG8). */
export function presentRegistration(
  branding: Branding,
  registration: StoredRegistration,
  now: Date,
): Registration {
  const { confirmationNumber, createdAt, hiddenAt, event } = registration;
  const { id, title, imageUrl, location, startDate, endDate, timeZone } = event;
  const picture = event.picture && { picture: event.picture };
  // What staff hide once it is over took place.
  const isCanceled = Boolean(hiddenAt && !isOver(event, hiddenAt));
  return {
    confirmationNumber,
    registeredAt: createdAt.toISOString(),
    calendarFile: calendarFileOf(branding, registration, { now, isCanceled }),
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
