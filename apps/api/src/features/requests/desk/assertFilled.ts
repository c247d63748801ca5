import { openSlot, unknownSlot } from '@parlour/core/staff';
import { invalidInput } from '../../../errors/apiError.ts';

/** Refuses a text to the member with an open slot of a canned reply (DK11). */
export function assertFilled(text: string | undefined): void {
  const slot = openSlot(text ?? '');
  if (slot !== null) throw invalidInput('text', `${slot} is left to be filled in.`);
}

/** Refuses a macro's text with a slot that nothing fills. What a value has in braces, as a subject, is no slot (DK11). */
export function assertFillable(template: string): void {
  const slot = unknownSlot(template);
  if (slot !== null) throw invalidInput('text', `${slot} is left to be filled in.`);
}
