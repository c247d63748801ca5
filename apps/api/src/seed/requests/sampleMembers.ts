import type { members } from '../../platform/postgres/schema/index.ts';

const people = [
  ['Amara', 'Osei', 'London', 'United Kingdom'],
  ['Tomas', 'Varga', 'Vienna', 'Austria'],
  ['Helena', 'Castellan', 'Madrid', 'Spain'],
  ['Kenji', 'Morita', 'Tokyo', 'Japan'],
  ['Ingrid', 'Solberg', 'Oslo', 'Norway'],
  ['Marcus', 'Bell', 'Chicago', 'United States'],
] as const;

/** Returns further members of the sample club, so that the desk has more than one to look after. */
export function sampleMembers(): (typeof members.$inferInsert)[] {
  return people.map(([firstName, lastName, city, country], index) => ({
    id: `sample-member-${firstName.toLowerCase()}`,
    ref: `sample-ref-${firstName.toLowerCase()}`,
    email: `${firstName.toLowerCase()}.${lastName.toLowerCase()}@club.example`,
    firstName,
    lastName,
    memberSince: `20${15 + index}-05-0${index + 1}`,
    city,
    country,
    crmId: `CRM-3000${index + 1}`,
    instanceUrl: 'https://crm.club.example',
    isActive: true,
  }));
}
