import type { staffMembers } from '../platform/postgres/schema/index.ts';

const people = [
  ['concierge', 'Noor', 'Haddad'],
  ['editor', 'Jonas', 'Lindqvist'],
  ['manager', 'Beatriz', 'Moura'],
] as const;

/** Returns the staff of the sample club, one for each role but the administrator (api/staff/sign-in-7). */
export function sampleStaff(today: string): (typeof staffMembers.$inferInsert)[] {
  return people.map(([role, firstName, lastName]) => ({
    id: `sample-${role}`,
    email: `desk.${role}@club.example`,
    firstName,
    lastName,
    roles: [role],
    status: 'active',
    isSample: true,
    createdAt: new Date(`${today}T00:00:00Z`),
  }));
}
