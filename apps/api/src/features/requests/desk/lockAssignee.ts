import { forbidden } from '../../../errors/apiError.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { lockStaffMember } from '../../staff/people/repository.ts';

/** Holds off an end of the caller's account until a request is theirs. Done before the request is locked (api/requests/desk-15). */
export async function lockAssignee(transaction: Transaction, staffId: string): Promise<void> {
  const staff = await lockStaffMember(transaction, staffId, 'share');
  if (staff?.status !== 'active') throw forbidden('Your account has ended.');
}
