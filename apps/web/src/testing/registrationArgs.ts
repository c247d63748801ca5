import { fn } from 'storybook/test';
import type { EventRegistration } from '../features/registrations/useRegistration.ts';
import { registrationOf } from './club.ts';

/** The registrations of a page in stories: none yet, and nothing pending. */
export const registrationArgs: EventRegistration = {
  own: new Map(),
  pending: new Set(),
  outcome: null,
  question: null,
  onRegister: fn(),
  onUndo: null,
  onCancel: fn(),
  onCancelConfirm: fn(),
  onCancelDecline: fn(),
  onDismiss: fn(),
};

/** Returns the registrations of a page whose member is registered for some events. */
export function registeredFor(...eventIds: readonly string[]): EventRegistration {
  const own = eventIds.flatMap((id) => registrationOf(id) ?? []);
  return { ...registrationArgs, own: new Map(own.map((each) => [each.event.id, each])) };
}
