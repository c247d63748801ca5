import { members } from './members.ts';
import { staffMembers } from './staff.ts';

/** Selects the name of a member. */
export const memberName = {
  id: members.id,
  firstName: members.firstName,
  lastName: members.lastName,
};

/** Selects the name of a member of staff. */
export const staffName = {
  id: staffMembers.id,
  firstName: staffMembers.firstName,
  lastName: staffMembers.lastName,
};
