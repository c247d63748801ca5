import { openSlot, unknownSlot } from '@parlour/core/staff';
import type { Staff } from '../../../access/principal.ts';
import { invalidInput } from '../../../errors/apiError.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { findReplyValues } from '../../staff/replies/service.ts';

const leftOpen = (slot: string) => invalidInput('text', `${slot} is left to be filled in.`);

/**
 * Refuses a text to the member with an open slot of a canned reply. What the request itself has in braces, as its subject,
 * is no slot (api/requests/desk-19).
 */
export async function assertFilled(
  queries: Queries,
  { staffId }: Staff,
  requestId: string,
  text = '',
): Promise<void> {
  if (openSlot(text) === null) return;
  const values = await findReplyValues(queries, staffId, requestId);
  const slot = openSlot(text, Object.values(values));
  if (slot !== null) throw leftOpen(slot);
}

/** Refuses a macro's text with a slot that nothing fills (api/requests/desk-19). */
export function assertFillable(template: string): void {
  const slot = unknownSlot(template);
  if (slot !== null) throw leftOpen(slot);
}
