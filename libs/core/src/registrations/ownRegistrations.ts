import type { Registration } from '@parlour/contract';
import { isOver } from '../events/splitPastAndUpcoming.ts';

/** A member's registrations in display order; each is in one of the two lists. */
export interface OwnRegistrations {
  /** The event is not over yet, soonest first. */
  readonly upcoming: readonly Registration[];
  /** The event is over, latest first. */
  readonly past: readonly Registration[];
}

const byStart = ({ event: one }: Registration, { event: other }: Registration): number =>
  Date.parse(one.startDate) - Date.parse(other.startDate) || (one.id < other.id ? -1 : 1);

/** Splits a member's registrations by whether their event is over (core/registrations-6). */
export function splitOwnRegistrations(
  registrations: readonly Registration[],
  now: Date,
): OwnRegistrations {
  const sorted = registrations.toSorted(byStart);
  return {
    upcoming: sorted.filter(({ event }) => !isOver(event, now)),
    past: sorted.filter(({ event }) => isOver(event, now)).toReversed(),
  };
}

/** Returns the member's registrations by the id of their event (core/registrations-6). */
export function registrationsByEvent(
  registrations: readonly Registration[],
): ReadonlyMap<string, Registration> {
  return new Map(registrations.map((registration) => [registration.event.id, registration]));
}

/** Returns the list without the registration for an event (core/registrations-6). */
export function withoutRegistration(
  registrations: readonly Registration[],
  eventId: string,
): Registration[] {
  return registrations.filter(({ event }) => event.id !== eventId);
}

/** Returns the list with a registration that was just stored, in place of the one before (core/registrations-6). */
export function withRegistration(
  registrations: readonly Registration[],
  registration: Registration,
): Registration[] {
  return [registration, ...withoutRegistration(registrations, registration.event.id)];
}
