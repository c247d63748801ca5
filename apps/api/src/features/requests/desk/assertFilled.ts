import { openSlot } from '@parlour/core/staff';
import { invalidInput } from '../../../errors/apiError.ts';

/** Refuses a text to the member with an open slot of a canned reply (DK11). */
export function assertFilled(text: string | undefined): void {
  const slot = openSlot(text ?? '');
  if (slot !== null) throw invalidInput('text', `${slot} is left to be filled in.`);
}
