import type { Redemption, Registration } from '@parlour/contract';
import { splitOwnCodes } from '../benefits/ownCodes.ts';
import { splitOwnRegistrations } from '../registrations/ownRegistrations.ts';

/** What comes next for a member: the event that they are registered for, or the code that ends first. */
export type NextForMember =
  | { readonly kind: 'registration'; readonly registration: Registration }
  | { readonly kind: 'code'; readonly code: Redemption };

/** Returns the next event that the member is registered for, otherwise the valid code that ends first. Leaves out what staff hid (core/dashboard-9). */
export function nextForMember(
  registrations: readonly Registration[],
  redemptions: readonly Redemption[],
  now: Date,
): NextForMember | null {
  const registration = splitOwnRegistrations(registrations, now).upcoming.find(
    ({ event }) => !event.isHidden,
  );
  if (registration !== undefined) return { kind: 'registration', registration };
  const code = splitOwnCodes(redemptions, now).valid.find(({ benefit }) => !benefit.isHidden);
  return code === undefined ? null : { kind: 'code', code };
}
