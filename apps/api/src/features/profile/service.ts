import type { ProfileUpdate } from '@parlour/contract';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { editedColumns } from './editedColumns.ts';
import { presentProfile } from './present.ts';
import { getMember, updateMember } from './repository.ts';

/** Returns the member's own profile. */
export async function getProfile(queries: Queries, memberId: string) {
  return presentProfile(await getMember(queries, memberId));
}

/** Changes the fields that members may edit. Absent fields stay, null and an empty text clear (api/profile-2). */
export async function updateProfile(
  transaction: Transaction,
  memberId: string,
  update: ProfileUpdate,
) {
  return presentProfile(await updateMember(transaction, memberId, editedColumns(update)));
}
