import type { Registration } from '@parlour/contract';

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
